import { world } from './world';

type Data = Record<string, unknown>;

/**
 * The client that the two specifications describe, written from them alone and not from our contract: JSON in and out,
 * 204 without a body, failures in the specified words. What `spec` leaves to the product is that a session is a bearer
 * token, and that a change says with `If-Match` what `ETag` it was based on.
 */
export class SpecifiedClient {
  /** By address, the tag that came with what was read or written last. */
  private readonly tags = new Map<string, string>();
  constructor(private readonly token?: string) {}

  async get<T = Data>(path: string): Promise<T> {
    return (await this.ask('GET', path)) as T;
  }

  async post<T = Data>(path: string, body: unknown): Promise<T> {
    return (await this.ask('POST', path, body)) as T;
  }

  async put<T = Data>(path: string, body: unknown): Promise<T> {
    return (await this.ask('PUT', path, body)) as T;
  }

  async remove(path: string): Promise<void> {
    await this.ask('DELETE', path);
  }

  /** `POST /api/upload`, a multipart form with the field `file`; the answer has the address. */
  async upload(file: Blob, name: string): Promise<string> {
    const form = new FormData();
    form.append('file', file, name);
    const response = await fetch(`${world.site}/api/upload`, { method: 'POST', headers: this.headers(), body: form });
    return String(((await response.json()) as Data)['url']);
  }

  private headers(): Record<string, string> {
    return { origin: world.site, ...(this.token && { authorization: `Bearer ${this.token}` }) };
  }

  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const tag = method === 'GET' ? undefined : this.tags.get(path);
    const response = await fetch(world.site + path, {
      method,
      credentials: 'include',
      headers: {
        ...this.headers(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(tag && { 'if-match': tag }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}: ${text.slice(0, 200)}`);
    const made = response.headers.get('etag');
    if (made) this.tags.set(path, made);
    if (response.status === 204) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Error(`Expected JSON from ${path}, got ${text.slice(0, 200)}`);
    }
  }
}
