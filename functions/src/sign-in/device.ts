/** What a browser says that it is, in words that people know; empty where it says nothing that we know. */
export interface Device {
  browser: string;
  system: string;
}

/** Most of them name others too, so the first that fits counts. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];
const READ = 400;

/** Kinds alone, no versions: enough to know one's own, and nothing by which a browser could be followed. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, READ);
  const named = (known: readonly [RegExp, string][]) => known.find(([pattern]) => pattern.test(text))?.[1] ?? '';
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
