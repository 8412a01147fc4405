import { LIMITS } from '@nexus/domain/limits';
import { api } from './api-client';
import { forget, remembered, rememberAs, rememberedKeys } from './browser-storage';

/**
 * What a person typed and has not saved, kept in this browser until they save it, drop it, or 30 days have passed: across
 * reloads and their own signing out and in. Each draft is locked (AES-GCM) with a key that the server hands to that
 * person alone, under a name made of that key: whoever else uses the browser sees neither what, nor of what, nor whose.
 */
export interface Draft {
  at: string;
  values: unknown;
}

interface Lock {
  uid: string;
  secret: string;
  key: CryptoKey;
}

const PREFIX = 'draft:';
const known = new Map<string, Draft>();
/** How often each draft was changed: a slower write never puts an older one, or one that was dropped, back. */
const rounds = new Map<string, number>();
const writing = new Set<Promise<void>>();
/** Whose drafts are in memory; they stay there when no key could be had. */
let owner: string | undefined;
let opening: { uid: string; lock: Promise<Lock> } | undefined;

/** Asks for the person's key, once, and reads what they left here. Somebody else's drafts are closed. @throws ApiError */
export async function openDrafts(uid: string): Promise<void> {
  handOver(uid);
  opening ??= { uid, lock: unlock(uid) };
  const mine = opening;
  try {
    await mine.lock;
  } catch (error) {
    if (opening === mine) opening = undefined;
    throw error;
  }
}

/** Forgets somebody else's key and what was read with it. What is kept stays locked. */
function handOver(uid: string): void {
  if (owner === uid) return;
  owner = uid;
  opening = undefined;
  known.clear();
  rounds.clear();
}

export function hasDrafts(): boolean {
  return rememberedKeys(PREFIX).length > 0;
}

export function readDraft(name: string): Draft | undefined {
  return known.get(name);
}

export function keepDraft(uid: string, name: string, values: unknown): void {
  const draft = { at: new Date().toISOString(), values };
  handOver(uid);
  known.set(name, draft);
  track(uid, name, async (lock, isCurrent) => {
    const locked = await lockUp(lock, name, draft);
    if (isCurrent()) rememberAs(await storageName(lock, name), locked);
  });
}

export function dropDraft(uid: string, name: string): void {
  handOver(uid);
  known.delete(name);
  track(uid, name, async (lock) => forget(await storageName(lock, name)));
}

/** Resolves when everything typed is kept. */
export async function draftsKept(): Promise<void> {
  await Promise.all(writing);
}

function track(uid: string, name: string, act: (lock: Lock, isCurrent: () => boolean) => Promise<void>): void {
  const round = (rounds.get(name) ?? 0) + 1;
  rounds.set(name, round);
  const written = (async () => {
    await openDrafts(uid);
    const lock = await opening?.lock;
    if (lock?.uid === uid) await act(lock, () => rounds.get(name) === round);
  })()
    // Without a key, or without storage, it lives as long as the page.
    .catch(() => undefined)
    .finally(() => writing.delete(written));
  writing.add(written);
}

async function unlock(uid: string): Promise<Lock> {
  const { key: secret } = await api('POST /api/draft-key', { body: {}, as: 'oneself' });
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const lock = { uid, secret, key };
  for (const stored of rememberedKeys(PREFIX)) await take(lock, stored);
  return lock;
}

/** Reads one of the kept drafts if it is this person's. Those past their time go, whosever they are. */
async function take(lock: Lock, stored: string): Promise<void> {
  const [at = '', nonce = '', locked = ''] = (remembered(stored) ?? '').split(' ');
  if (!(Date.now() - Date.parse(at) < LIMITS.draftDays * 86_400_000)) return forget(stored);
  try {
    const algorithm = { name: 'AES-GCM', iv: bytesOf(nonce) };
    const text = new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, lock.key, bytesOf(locked)));
    const { name, values } = JSON.parse(text) as { name: string; values: unknown };
    if (!known.has(name)) known.set(name, { at, values });
  } catch {
    // Locked by somebody else.
  }
}

async function lockUp({ key }: Lock, name: string, { at, values }: Draft): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify({ name, values }));
  const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return [at, textOf(iv), textOf(new Uint8Array(locked))].join(' ');
}

async function storageName({ secret }: Lock, name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${secret}\n${name}`));
  return PREFIX + textOf(new Uint8Array(hash).slice(0, 16));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
