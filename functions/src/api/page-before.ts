import { allowedOrigins } from '../config';

/** As long as the path of a page of ours may be. */
const LONGEST = 200;

/** The path of our page from which a browser asks, without what stands behind it, which may hold a key; empty where it does not say. */
export function pageBefore(request: Request): string {
  const said = request.headers.get('referer') ?? '';
  const address = URL.canParse(said) ? new URL(said) : undefined;
  return address && allowedOrigins().includes(address.origin) ? address.pathname.slice(0, LONGEST) : '';
}
