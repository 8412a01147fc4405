/**
 * What every answer of ours says to browsers, whatever it is. `npm run hosting` writes the same into `firebase.json`, for what
 * Hosting answers by itself.
 */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Of answers that are no pages, unless they say otherwise: they load nothing, and stand in no frame and on no other site. */
const SEALED = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The headers of an answer with these, as they are sent. */
export function withSecurity(headers: Record<string, string>): Record<string, string> {
  return { ...SEALED, ...headers, ...SECURITY_HEADERS };
}

/** Serves requests with these headers on every answer. */
export function secured(
  serve: (request: Request) => Response | Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const answer = await serve(request);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) answer.headers.set(name, value);
    for (const [name, value] of Object.entries(SEALED)) if (!answer.headers.has(name)) answer.headers.set(name, value);
    return answer;
  };
}
