import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Small, and quickly so: what is compressed here is written or drawn while somebody waits. */
export function compressed(data: string | Uint8Array): Buffer {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** A value as its compressed JSON. */
export function encode(value: unknown): Buffer {
  return compressed(JSON.stringify(value));
}

/** The value again. @throws Error for what is no compressed JSON */
export function decode<T>(data: Uint8Array): T {
  return JSON.parse(brotliDecompressSync(data).toString('utf8')) as T;
}
