import { z } from 'zod';
import { LIMITS } from './limits';
import { readAddress } from './pages/in-language';

/** Adds `https://` to an address that was typed without a scheme. Blank stays blank. */
export function withHttps(address: string): string {
  const typed = address.trim();
  return typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
}

/** Whether the address is absolute, http or https, names a host and carries no credentials. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    (url.hostname.includes('.') || url.hostname === 'localhost') &&
    !/\s/.test(address)
  );
}

/** Whether it is the address of a person on LinkedIn (`…linkedin.com/in/…`). */
export function isLinkedinProfile(address: string): boolean {
  if (!isWebAddress(address)) return false;
  const { hostname, pathname } = new URL(address);
  return /(^|\.)linkedin\.com$/i.test(hostname) && /^\/in\/[^/]+/.test(pathname);
}

/** An optional web address: empty, or http(s) with the scheme added where it was left out. */
export const webAddress = z
  .string()
  .max(LIMITS.url, 'tooLong')
  .transform(withHttps)
  .refine((value) => value === '' || isWebAddress(value), 'url');

/** What `POST /api/upload` answers, and a picture shipped with the site: nothing that a browser would make a way out of. */
const PICTURE =
  /^\/(?:media\/[a-z0-9]{24,64}(?:-\d{1,4}x\d{1,4}(?:-[0-9a-f]{12})?)?\.(?:jpg|png|webp)|pictures(?:\/[A-Za-z0-9_-]+)+\.(?:svg|jpg|png|webp))$/;

/** The address of one of our own pictures. */
export const pictureAddress = z
  .string()
  .max(LIMITS.url, 'tooLong')
  .refine((value) => value === '' || PICTURE.test(value), 'picture');

/** A path of our own site to return to after sign-in; anything else becomes `fallback` (S07). */
export function safeReturnPath(path: string | undefined, fallback: string): string {
  // Two slashes anywhere could stand first once a language is taken off: a number behind them is a host.
  if (path === undefined || !/^(?:\/|(?:\/[A-Za-z0-9_-]+)+\/?)$/.test(path)) return fallback;
  const { path: own } = readAddress(path);
  return own.startsWith('/api') || own.startsWith('/admin') ? fallback : path;
}
