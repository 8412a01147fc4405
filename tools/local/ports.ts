import { createServer } from 'node:net';

/**
 * The first of the ports of `npm start`. Nothing that comes with Linux, macOS or Windows listens on the ports from
 * here (5000 is AirPlay's on a Mac), and none of them is one that browsers refuse.
 */
export const DEFAULT_PORT = 5400;

/** `NEXUS_PORT`, or the default. */
export function basePort(): number {
  return Number(process.env['NEXUS_PORT'] || DEFAULT_PORT);
}

/** Ports above 1023 that browsers and Node's fetch never ask: the list of the fetch standard. */
const REFUSED = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);
const FIRST = 1024;
const LAST = 65_535;

/** Every port of the local world, counted from one base, so that two can run at once. */
export function portsFrom(base: number) {
  return {
    hosting: base,
    functions: base + 1,
    firestore: base + 2,
    firestoreWebsocket: base + 3,
    auth: base + 4,
    storage: base + 5,
    hub: base + 6,
    logging: base + 7,
    eventarc: base + 8,
    tasks: base + 9,
    identity: base + 10,
    proxy: base + 11,
    vite: base + 12,
    mailbox: base + 13,
  };
}

/** The port of each part of it. */
export type Ports = ReturnType<typeof portsFrom>;

/** The names and numbers of those that no browser would ask, or that are none. */
export function refusedPorts(ports: Ports): string[] {
  return Object.entries(ports)
    .filter(([, port]) => !Number.isInteger(port) || port < FIRST || port > LAST || REFUSED.has(port))
    .map(([name, port]) => `${name} ${port}`);
}

/** The names and numbers of the ports that something else listens on. */
export async function busyPorts(ports: Ports): Promise<string[]> {
  const checks = Object.entries(ports).map(async ([name, port]) => ((await isFree(port)) ? [] : [`${name} ${port}`]));
  return (await Promise.all(checks)).flat();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
