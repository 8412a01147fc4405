import { GeoPoint, Timestamp } from 'firebase-admin/firestore';

/** What Firestore keeps, as JSON: values that JSON does not know stand under a key that no document of ours has. Keys are sorted. */
export function encode(value: unknown): unknown {
  if (value instanceof Timestamp) return { $type: 'time', seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (value instanceof Uint8Array) return { $type: 'bytes', base64: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint) return { $type: 'place', latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(encode);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, encode(inner)]));
}

/** The other way round. */
export function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (value === null || typeof value !== 'object') return value;
  const typed = value as {
    $type?: string;
    seconds: number;
    nanoseconds: number;
    base64: string;
    latitude: number;
    longitude: number;
  };
  if (typed.$type === 'time') return new Timestamp(typed.seconds, typed.nanoseconds);
  if (typed.$type === 'bytes') return Buffer.from(typed.base64, 'base64');
  if (typed.$type === 'place') return new GeoPoint(typed.latitude, typed.longitude);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decode(inner)]));
}
