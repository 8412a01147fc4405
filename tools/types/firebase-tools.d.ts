/** The parts of firebase-tools that ours build on: its sign-in and its way of asking Google. It has no types of its own. */
declare module 'firebase-tools/lib/apiv2.js' {
  export class Client {
    constructor(options: { urlPrefix: string; auth: boolean });
    request(given: {
      method: string;
      path: string;
      body?: unknown;
      queryParams?: URLSearchParams;
      headers?: Record<string, string>;
      retries?: number;
      retryCodes?: number[];
      resolveOnHTTPError?: boolean;
    }): Promise<{ status: number; body: unknown }>;
  }
}

declare module 'firebase-tools/lib/requireAuth.js' {
  export function requireAuth(options: object): Promise<string | null>;
}

declare module 'firebase-tools/lib/auth.js' {
  export function getGlobalDefaultAccount(): { user: object; tokens: object } | undefined;
  export function setActiveAccount(options: object, account: { user: object; tokens: object }): void;
}

declare module 'firebase-tools/lib/api.js' {
  const origins: Record<
    | 'artifactRegistryDomain'
    | 'authManagementOrigin'
    | 'cloudbillingOrigin'
    | 'firebaseStorageOrigin'
    | 'firestoreOrigin'
    | 'hostingApiOrigin'
    | 'iamOrigin'
    | 'resourceManagerOrigin'
    | 'secretManagerOrigin'
    | 'serviceUsageOrigin',
    () => string
  >;
  export default origins;
}
