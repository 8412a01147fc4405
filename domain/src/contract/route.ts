import type { z } from 'zod';
import type { Action } from '../permissions';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One row of the contract. `action` names who may call it. `body: 'form'` is a multipart form with the field `file`.
 * Without `response` the answer is 204, or one that the handler writes itself (redirects, files) when `raw` is set.
 * `ownerParam` names the path parameter that holds the id of the member whom the record belongs to.
 * Where there is no `query`, a parameter in the address is refused, but for a `raw` answer, which browsers and LinkedIn ask for.
 */
export interface Route {
  method: Method;
  path: `/api/${string}` | `/media/${string}`;
  action: Action;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | 'form';
  response?: z.ZodType;
  status?: 200 | 201;
  raw?: true;
  ownerParam?: string;
  cache?: 'published';
  bodyBytes?: number;
  /** Whoever has the key in its address may, and need not say from where they write, as mail programs do not. */
  isByKey?: true;
  /** A form for everybody: where the project uses App Check, it takes what our own pages send alone. */
  appCheck?: true;
}

/** Keeps the exact type of a table of routes while checking every row. */
export function routes<const T extends Record<string, Route>>(table: T): T {
  return table;
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives after parsing. */
export type ParamsOf<R extends Route> = Out<R['params']>;
export type QueryOf<R extends Route> = Out<R['query']>;
export type BodyOf<R extends Route> = Out<R['body']>;
/** What a client sends, and what it gets back. */
export type QueryInput<R extends Route> = In<R['query']>;
export type BodyInput<R extends Route> = R['body'] extends 'form' ? FormData : In<R['body']>;
export type AnswerOf<R extends Route> = Out<R['response']>;
export type AnswerInput<R extends Route> = In<R['response']>;
