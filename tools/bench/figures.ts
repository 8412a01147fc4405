import { readFileSync } from 'node:fs';

/** What Firestore takes in one document, in bytes. */
export const DOCUMENT_BYTES = 1024 * 1024;

/** The middle one of these; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Firestore reads of a request, as its answer says; NaN where it says nothing. */
export function readsIn(headers: Headers): number {
  return Number(/reads=(\d+)/.exec(headers.get('x-firestore-usage') ?? '')?.[1]);
}

/** MiB of a process, from what Linux keeps of it: what it takes now (`VmRSS`), or took at most (`VmHWM`). */
export function memoryOf(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${figure}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(found?.[1]) / 1_024);
}

/** Prints a row of a table. */
export function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
