import { LIMITS } from '@nexus/domain/limits';
import { z } from 'zod';

const address = z.url();
const secureUnlessEmulated = address.refine(
  (value) => value.startsWith('https://') || isEmulated(),
  'must be https outside the emulators',
);

const environment = z.object({
  /** Where people reach the site, without a trailing slash. Redirects and links in mail are built from it. */
  SITE_URL: secureUnlessEmulated.transform((value) => value.replace(/\/$/, '')),
  /** Further origins whose pages may call the API, separated by commas: a second domain, or Vite in development. */
  EXTRA_ORIGINS: z.string().default(''),
  LINKEDIN_CLIENT_ID: z.string().min(1),
  LINKEDIN_AUTHORIZE_URL: secureUnlessEmulated.default('https://www.linkedin.com/oauth/v2/authorization'),
  LINKEDIN_TOKEN_URL: secureUnlessEmulated.default('https://www.linkedin.com/oauth/v2/accessToken'),
  LINKEDIN_USERINFO_URL: secureUnlessEmulated.default('https://api.linkedin.com/v2/userinfo'),
  LINKEDIN_JWKS_URL: secureUnlessEmulated.default('https://www.linkedin.com/oauth/openid/jwks'),
  /** Where LinkedIn keeps people's pictures; one from elsewhere is not looked at. */
  LINKEDIN_PICTURE_ORIGIN: secureUnlessEmulated.default('https://media.licdn.com'),
  /** `on` where LinkedIn has enabled PKCE for the app; of others it refuses whoever sends a verifier. */
  LINKEDIN_PKCE: z
    .string()
    .default('')
    .transform((value) => value === 'on'),
  /** How long LinkedIn may take to answer, in milliseconds. */
  LINKEDIN_TIMEOUT: z.coerce.number().int().positive().default(LIMITS.linkedinTimeout),
  /** The web app's public key and sign-in domain, from the Firebase console. */
  WEB_API_KEY: z.string().min(1),
  WEB_AUTH_DOMAIN: z.string().optional(),
  /** The web app's id, and the reCAPTCHA Enterprise key of App Check. With a key, public forms need its token. */
  WEB_APP_ID: z.string().optional(),
  APP_CHECK_SITE_KEY: z.string().optional(),
});

/** Put into the bundle when it is built for a deploy; not there where the sources run as they are. */
declare const __RELEASE__: string | undefined;

/** The commit that these functions were built from. */
export function release(): string {
  return typeof __RELEASE__ === 'string' ? __RELEASE__ : 'local';
}

export type Config = z.infer<typeof environment>;

let parsed: Config | undefined;

/** The configuration, parsed once. @throws an Error that names each variable that is missing or wrong */
export function config(): Config {
  if (parsed) return parsed;
  const result = environment.safeParse(process.env);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuration is incomplete. ${faults.join('; ')}`);
  }
  parsed = result.data;
  return parsed;
}

/** LinkedIn's secret; on Google's servers from Secret Manager, bound to the function by name. */
export function linkedinSecret(): string {
  return secretNamed('LINKEDIN_CLIENT_SECRET');
}

/** Our own secret, with which the steps of a sign-in are signed; kept likewise. */
export function signInSecret(): string {
  return secretNamed('SIGN_IN_SECRET');
}

function secretNamed(name: string): string {
  const secret = process.env[name];
  if (!secret) throw new Error(`The secret ${name} is not set.`);
  return secret;
}

/** Whether we talk to emulators: on a developer’s machine and in tests. */
export function isEmulated(): boolean {
  return process.env['FUNCTIONS_EMULATOR'] === 'true' || process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
}

/** The origins from which pages may write: the site’s own, and those of `EXTRA_ORIGINS`. */
export function allowedOrigins(): string[] {
  const { SITE_URL, EXTRA_ORIGINS } = config();
  return [SITE_URL, ...EXTRA_ORIGINS.split(',').filter((origin) => origin !== '')].map((url) => new URL(url).origin);
}
