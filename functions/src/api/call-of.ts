import { z } from 'zod';
import type { Language } from '@nexus/domain/bilingual';
import type { Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import { can, mayEver, type Actor } from '@nexus/domain/permissions';
import { untimed } from '../deadline';
import { bodyOf } from './body';
import type { Call, Session } from './call';
import { parseWith, queryOf } from './parse';
import { repeatKeyOf } from './repeat-key';

const NO_QUERY = z.strictObject({});

/** Everything that a handler is given. @throws NexusError for what does not parse */
export async function callOf(given: {
  route: Route;
  request: Request;
  requestId: string;
  language: Language;
  actor: Actor;
  session: Session | null;
  params: Record<string, string>;
}): Promise<Call> {
  const { route, request, requestId, language, actor, session, params } = given;
  const body = await untimed(() => bodyOf(route, request, actor));
  return {
    params: parseParams(route, params) as undefined,
    query: parseQuery(route, request) as undefined,
    body: (typeof route.body === 'object' ? parseWith(route.body, body) : body) as undefined,
    actor,
    session,
    language,
    requestId,
    author: { actor, requestId },
    idempotencyKey: repeatKeyOf({ request, actor, body }),
    request,
  };
}

/** What the address says after its `?`; a parameter that the route does not name is refused. */
function parseQuery({ query, raw }: Route, request: Request): unknown {
  if (!query && raw) return undefined;
  return parseWith(query ?? NO_QUERY, queryOf(request));
}

/** A path parameter that cannot be an id names nothing that exists. */
function parseParams(route: Route, params: Record<string, string>): unknown {
  const result = route.params?.safeParse(params);
  if (result && !result.success) throw new NexusError('notFound');
  return result?.data;
}

/** @throws NexusError for whoever may not, as far as the route alone tells */
export function authorise(route: Route, actor: Actor, ownerId: string | undefined): void {
  if (route.ownerParam ? can(actor, route.action, ownerId) : mayEver(actor, route.action)) return;
  if (actor.kind === 'visitor') throw new NexusError('noSession');
  const wantsDirectory = route.action === 'directory.read' && actor.kind === 'member';
  throw new NexusError(wantsDirectory ? 'notAMember' : 'forbidden');
}
