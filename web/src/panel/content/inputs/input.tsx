import type { Language } from '@nexus/domain/bilingual';
import type { Field } from '@nexus/domain/fields/field';

/** What every input of the editor receives. `faults` are by path below this field; `''` is its own. */
export interface InputProps<V = unknown> {
  field: Field;
  name: string;
  /** Where the value is in the document: `title`, `speakers.0.name`. */
  path: string;
  value: V;
  /** Which language translatable parts are edited in. */
  language: Language;
  faults: Record<string, string>;
  isReadOnly: boolean;
  onChange(value: V): void;
}

/** The faults below `key`, with that prefix taken off. */
export function faultsBelow(faults: Record<string, string>, key: string): Record<string, string> {
  const own = Object.entries(faults)
    .filter(([path]) => path === key || path.startsWith(`${key}.`))
    .map(([path, fault]) => [path.slice(key.length + 1), fault]);
  return Object.fromEntries(own) as Record<string, string>;
}
