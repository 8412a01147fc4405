/** What was asked of Google. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** What a route answers: a body, or a refusal as Google words it. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
/** One thing that Google can be asked for; `parts` are what the groups of `path` matched. */
export type Route = readonly [method: string, path: RegExp, answer: (call: Call, ...parts: string[]) => Answer];

/** A refusal as Google words it. */
export const refusal = (status: number, message: string, reason = 'FAILED'): Answer => ({
  status,
  body: { error: { code: status, message, status: reason } },
});

/** An operation that is over at once. */
export const done = (response: unknown = {}): Answer => ({
  body: { name: 'operations/done', done: true, response },
});
