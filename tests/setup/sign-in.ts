import { world } from './world';

/** A browser reduced to its cookie: enough to walk the sign-in with LinkedIn step by step. */
export class Visitor {
  cookie: string | undefined;

  async start(path = '/api/auth/linkedin/start'): Promise<URL> {
    return new URL((await this.get(world.site + path)).headers.get('location') ?? '');
  }

  /** Chooses a persona at the identity provider and answers where it sends the browser. */
  async choose(authorize: URL, persona: string, as?: string, email?: string): Promise<URL> {
    authorize.searchParams.set('persona', persona);
    if (as) authorize.searchParams.set('as', as);
    if (email) authorize.searchParams.set('email', email);
    const response = await fetch(authorize, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  }

  /** Follows the callback and answers the path it lands on. */
  async finish(callback: URL): Promise<string> {
    const response = await this.get(callback.href);
    return (response.headers.get('location') ?? '').replace(world.site, '');
  }

  async signIn(persona: string, as?: string, email?: string): Promise<string> {
    return this.finish(await this.choose(await this.start(), persona, as, email));
  }

  async session(headers: Record<string, string> = { origin: world.site }) {
    const response = await fetch(`${world.site}/api/auth/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...(this.cookie && { cookie: this.cookie }) },
      body: '{}',
    });
    return {
      status: response.status,
      usage: response.headers.get('x-firestore-usage'),
      json: (await response.json()) as { customToken?: string; next?: string; error?: { code: string } },
    };
  }

  async get(address: string): Promise<Response> {
    const response = await fetch(address, { redirect: 'manual', headers: this.cookie ? { cookie: this.cookie } : {} });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = /Max-Age=0/.test(set) ? undefined : set.split(';')[0];
    return response;
  }
}
