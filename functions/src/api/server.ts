import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { languageOf, type Language } from '@nexus/domain/bilingual';
import { contentRoutes } from '@nexus/domain/contract/content';
import { contract, type RouteName } from '@nexus/domain/contract/index';
import type { Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { ACTIONS, type Actor } from '@nexus/domain/permissions';
import { isEmulated } from '../config';
import { withDeadline } from '../deadline';
import { log, traceOf } from '../log';
import { whileHeld } from '../turns';
import { metered } from '../store/kernel/meter';
import { StaffRefused } from '../store/accounts/staff-refused';
import { emptyAnswer, errorAnswerOf, jsonAnswer, Own, publishedAnswer } from './answer';
import { requireAppCheck } from './app-check';
import { authenticate } from './authenticate';
import type { Handler } from './call';
import { authorise, callOf } from './call-of';
import { handlers } from './handlers';
import { contentHandler } from './handlers/content/content-handlers';
import { limitWrites } from './limit-writes';
import { noteRefusal } from './note-refusal';
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
  const result: unknown = await (route.body === 'form' ? whileHeld(handled) : handled());
  if (result instanceof Response) return result;
  if (!route.response) return emptyAnswer();
  if (result instanceof Own) return jsonAnswer(route.response.parse(result.body), route.status ?? 200, result.version);
  const allowed = route.response.parse(result);
  return route.cache === 'published' ? publishedAnswer(allowed, request) : jsonAnswer(allowed, route.status ?? 200);
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
