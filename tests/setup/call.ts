import { world } from './world';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  json: any;
}

interface Options {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends this instead of a JSON body. */
  raw?: BodyInit;
}

/** One request to the API, through the strict proxy, as our own pages send it. */
export async function call(method: string, path: string, options: Options = {}): Promise<Answer> {
  const hasBody = options.body !== undefined;
  const response = await fetch(world.site + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(method !== 'GET' && { origin: world.site }),
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(hasBody && { body: JSON.stringify(options.body) }),
    ...(options.raw !== undefined && { body: options.raw }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function readsOf({ headers }: Answer): number {
  return Number(/reads=(\d+)/.exec(headers.get('x-firestore-usage') ?? '')?.[1] ?? Number.NaN);
}
