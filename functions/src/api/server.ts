import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { languageOf, type Language } from '@nexus/domain/bilingual';
import { contentRoutes } from '@nexus/domain/contract/content';
import { contract, type RouteName } from '@nexus/domain/contract/index';
import type { Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { ACTIONS, can, mayEver, type Actor } from '@nexus/domain/permissions';
import { isEmulated } from '../config';
import { untimed, withDeadline } from '../deadline';
import { log, traceOf } from '../log';
import { inQueue } from '../turns';
import { metered } from '../store/kernel/meter';
import { StaffRefused } from '../store/accounts/staff-refused';
import { emptyAnswer, errorAnswerOf, jsonAnswer, Own, publishedAnswer } from './answer';
import { requireAppCheck } from './app-check';
import { authenticate } from './authenticate';
import { bodyOf } from './body';
import type { Call, Handler, Session } from './call';
import { handlers } from './handlers';
import { contentHandler } from './handlers/content/content-handlers';
import { limitWrites } from './limit-writes';
import { noteRefusal } from './note-refusal';
import { parseWith, queryOf } from './parse';
import { repeatKeyOf } from './repeat-key';
import { requireSameOrigin } from './same-origin';

/**
 * The kernel. Every row of the contract is served the same way: who is calling → may they → does it parse → handler →
 * only what the contract promises → headers. What is not in the contract is 404, a wrong method 405, all as JSON.
 */
export function createApi(): Hono {
  const app = new Hono();
  const paths = new Map<string, string[]>();
  for (const { route, handler } of allRoutes()) {
    if (!Object.hasOwn(ACTIONS, route.action)) throw new Error(`${route.method} ${route.path} names no known action.`);
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    paths.set(path, [...(paths.get(path) ?? []), route.method]);
    app.on(route.method, path, (context) => serve(context, route, handler));
  }
  for (const [path, methods] of paths) {
    app.all(path, (context) => refuse(context, new NexusError('methodNotAllowed'), { allow: methods.join(', ') }));
  }
  app.notFound((context) => refuse(context, new NexusError('notFound')));
  app.onError((error, context) => {
    log('ERROR', 'kernel failed', { trace: traceOf(error) });
    return refuse(context, new NexusError('internal'));
  });
  return app;
}

/** The contract's rows and the resources', each with what serves it. */
function allRoutes(): { route: Route; handler: Handler<Route> }[] {
  const named = (Object.keys(contract) as RouteName[]).map((name) => ({
    route: contract[name] as Route,
    handler: handlers[name] as unknown as Handler<Route>,
  }));
  return [...named, ...contentRoutes.map((route) => ({ route, handler: contentHandler(route) }))];
}

const NO_QUERY = z.strictObject({});

/** Who asks, once that is known. */
interface Caller {
  actor?: Actor;
}

async function serve(context: Context, route: Route, handler: Handler<Route>): Promise<Response> {
  const started = performance.now();
  const request = context.req.raw;
  const requestId = requestIdOf(request);
  const language = languageOf(request.headers.get('accept-language') ?? undefined);
  const caller: Caller = {};
  const { result: response, meter } = await metered(() =>
    withDeadline(deadlineOf(route), () =>
      answer({ context, route, handler, request, requestId, language, caller }),
    ).catch(async (thrown: unknown) => {
      const error = known(thrown, requestId);
      const actor = thrown instanceof StaffRefused ? thrown.actor : caller.actor;
      if (actor) await noteRefusal({ route, actor, error, requestId });
      return errorAnswerOf(error, language, requestId);
    }),
  );
  response.headers.set('x-request-id', requestId);
  if (isEmulated()) response.headers.set('x-firestore-usage', `reads=${meter.reads} writes=${meter.writes}`);
  log('INFO', 'request', {
    requestId,
    ...(caller.actor && 'id' in caller.actor && { actor: caller.actor.id }),
    route: `${route.method} ${route.path}`,
    status: response.status,
    reads: meter.reads,
    writes: meter.writes,
    ms: Math.round(performance.now() - started),
  });
  return response;
}

async function answer(given: {
  context: Context;
  route: Route;
  handler: Handler<Route>;
  request: Request;
  requestId: string;
  language: Language;
  caller: Caller;
}): Promise<Response> {
  const { context, route, handler, request, caller } = given;
  const { actor, session } = await authenticate(request);
  caller.actor = actor;
  const params = context.req.param() as Record<string, string>;
  authorise(route, actor, route.ownerParam ? params[route.ownerParam] : undefined);
  if (route.method !== 'GET') requireSameOrigin(request, actor, route.isByKey);
  if (route.appCheck) await requireAppCheck(request);
  await limitWrites(route, actor);

  const handled = async () => handler(await callOf({ ...given, actor, session, params }));
  // Pictures are few at a time, and their bytes are not read before there is room for them.
  const result: unknown = await (route.body === 'form' ? inQueue(handled) : handled());
  if (result instanceof Response) return result;
  if (!route.response) return emptyAnswer();
  if (result instanceof Own) return jsonAnswer(route.response.parse(result.body), route.status ?? 200, result.version);
  const allowed = route.response.parse(result);
  return route.cache === 'published' ? publishedAnswer(allowed, request) : jsonAnswer(allowed, route.status ?? 200);
}

/** Everything that a handler is given. @throws NexusError for what does not parse */
async function callOf(given: {
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

function authorise(route: Route, actor: Actor, ownerId: string | undefined): void {
  if (route.ownerParam ? can(actor, route.action, ownerId) : mayEver(actor, route.action)) return;
  if (actor.kind === 'visitor') throw new NexusError('noSession');
  const wantsDirectory = route.action === 'directory.read' && actor.kind === 'member';
  throw new NexusError(wantsDirectory ? 'notAMember' : 'forbidden');
}

function deadlineOf({ body }: Route): number {
  return body === 'form' ? LIMITS.uploadDeadline : LIMITS.requestDeadline;
}

function known(error: unknown, requestId: string): NexusError {
  if (error instanceof NexusError) return error;
  log('ERROR', 'unexpected error', { requestId, trace: traceOf(error) });
  return new NexusError('internal');
}

function refuse(context: Context, error: NexusError, headers: Record<string, string> = {}): Response {
  const requestId = requestIdOf(context.req.raw);
  const language = languageOf(context.req.header('accept-language'));
  const response = errorAnswerOf(error, language, requestId);
  response.headers.set('x-request-id', requestId);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function requestIdOf(request: Request): string {
  const trace = request.headers.get('x-cloud-trace-context')?.split('/')[0];
  return trace && /^[0-9a-f]{32}$/.test(trace) ? trace : randomUUID();
}
