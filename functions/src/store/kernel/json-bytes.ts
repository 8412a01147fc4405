/** Bytes of a value as JSON, before it is compressed; none of what JSON leaves out. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
