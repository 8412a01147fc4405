import type { Language } from '@nexus/domain/bilingual';
import type { AnswerInput, BodyOf, ParamsOf, QueryOf, Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import type { Actor } from '@nexus/domain/permissions';
import type { Author } from '../store/commit';

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

/** Answers what the contract promises (fields that it does not name are dropped), or a whole response if `raw`. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<R extends { raw: true } ? Response : R extends { response: unknown } ? AnswerInput<R> : void>;

/** The member who is calling. @throws NexusError `forbidden` for anybody else */
export function callingMember(actor: Actor): Extract<Actor, { kind: 'member' }> {
  if (actor.kind !== 'member') throw new NexusError('forbidden');
  return actor;
}

/** The version that a change was based on, from `If-Match: "3"`; undefined where none was sent. */
export function versionIn(request: Request): number | undefined {
  const given = /^(?:W\/)?"?(\d+)"?$/.exec(request.headers.get('if-match') ?? '')?.[1];
  return given === undefined ? undefined : Number(given);
}

/** The same where nothing may be changed blindly. @throws NexusError `versionMissing` */
export function requiredVersionIn(request: Request): number {
  const version = versionIn(request);
  if (version === undefined) throw new NexusError('versionMissing');
  return version;
}
