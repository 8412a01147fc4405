import type { Language } from '@nexus/domain/bilingual';
import type { AnswerInput, BodyOf, ParamsOf, QueryOf, Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import type { Actor } from '@nexus/domain/permissions';
import type { Author } from '../store/commit/author';
import type { Own } from './answer';

/** Which of a person's sessions a request belongs to, and since when. */
export interface Session {
  key: string;
  authTime: number;
}

/** What a handler is given: everything parsed, the caller known and allowed. */
export interface Call<R extends Route = Route> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  actor: Actor;
  session: Session | null;
  language: Language;
  requestId: string;
  author: Author & { actor: Actor };
  idempotencyKey: string | undefined;
  request: Request;
}

type AnswerTo<R extends Route> = R extends { response: unknown } ? AnswerInput<R> | Own<AnswerInput<R>> : void;

/** Answers what the contract promises (fields that it does not name are dropped), or a whole response if `raw`. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<R extends { raw: true } ? Response : AnswerTo<R>>;

/** The member who is calling. @throws NexusError `forbidden` for anybody else */
export function callingMember(actor: Actor): Extract<Actor, { kind: 'member' }> {
  if (actor.kind !== 'member') throw new NexusError('forbidden');
  return actor;
}

/** Of what no version is: it fits none, as a tag of another document or of what visitors are shown. */
const STRANGE = -1;

/**
 * The version that a change was based on, from `If-Match: "3"`, which is the `ETag` of what was read (proxies that
 * compress make it a weak one); undefined where none was sent, and for a strange one a version that nothing ever has.
 */
export function versionIn(request: Request): number | undefined {
  const header = request.headers.get('if-match')?.trim();
  if (!header) return undefined;
  const given = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header)?.[1];
  return given === undefined ? STRANGE : Number(given);
}

/** The same where nothing may be changed blindly. @throws NexusError `versionMissing`, `versionStale` for a strange one */
export function requiredVersionIn(request: Request): number {
  const version = versionIn(request);
  if (version === undefined) throw new NexusError('versionMissing');
  if (version === STRANGE) throw new NexusError('versionStale', { details: { version: '', by: '' } });
  return version;
}
