/** The only cookie that Hosting passes on. It is needed between start and session alone, so its path is `/api/auth`. */
const NAME = '__session';
const ATTRIBUTES = 'Path=/api/auth; HttpOnly; Secure; SameSite=Lax';

export function sessionCookie(value: string, seconds: number): string {
  return `${NAME}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`;
}

export function clearedSessionCookie(): string {
  return `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;
}

/** Its value; undefined where there is none, or an empty one. */
export function readSessionCookie(request: Request): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  const found = cookies.map((cookie) => cookie.trim().split('=')).find(([name]) => name === NAME);
  return found?.[1] || undefined;
}
