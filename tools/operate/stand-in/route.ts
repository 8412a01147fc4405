export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** What a route answers: a body, or a refusal as Google words it. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
export type Route = readonly [method: string, path: RegExp, answer: (call: Call, ...parts: string[]) => Answer];

export const refusal = (status: number, message: string, reason = 'FAILED'): Answer => ({
  status,
  body: { error: { code: status, message, status: reason } },
});
