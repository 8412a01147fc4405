import { createHash } from 'node:crypto';
import { isEmulated } from '../config';

/**
 * The Content-Security-Policy of a page that a function draws: what `firebase.json` says for the others, and the
 * hashes of the styles and the script that stand in the page itself. Where forms carry App Check's token, reCAPTCHA too.
 */
export function policyFor(shell: string, { asksForAppCheck }: { asksForAppCheck: boolean }): string {
  const styles = inlined(shell, /<style>([\s\S]*?)<\/style>/g);
  const scripts = inlined(shell, /<script>([\s\S]*?)<\/script>/g);
  const recaptcha = asksForAppCheck ? RECAPTCHA : [];
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts, ...recaptcha].join(' '),
    ['style-src', `'self'`, EMPTY_STYLE, ...styles].join(' '),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...emulators(), ...FIREBASE, ...(asksForAppCheck ? APP_CHECK : [])].join(' '),
    ['frame-src', 'https://www.youtube-nocookie.com', ...recaptcha].join(' '),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Of an empty style element, which Chakra's styles are put into by the browser's own interface. */
const EMPTY_STYLE = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const APP_CHECK = ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'];
const FIREBASE = ['identitytoolkit', 'securetoken', 'firestore'].map((name) => `https://${name}.googleapis.com`);

function inlined(shell: string, pattern: RegExp): string[] {
  const found = [...shell.matchAll(pattern)].map(([, text]) => text ?? '');
  return found.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function emulators(): string[] {
  if (!isEmulated()) return [];
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = process.env;
  return [auth, firestore].flatMap((host) => (host ? [`http://${host}`] : []));
}
