import { createServer } from 'node:net';

/** Every port of the local world, counted from one base (`NEXUS_PORT`, 5000 by default), so that two can run at once. */
export function portsFrom(base: number) {
  return {
    hosting: base,
    identity: base + 10,
    functions: base + 1,
    firestore: base + 2,
    firestoreWebsocket: base + 3,
    auth: base + 4,
    storage: base + 5,
    hub: base + 6,
    logging: base + 7,
    eventarc: base + 8,
    tasks: base + 9,
    proxy: base + 11,
    vite: base + 12,
  };
}

export type Ports = ReturnType<typeof portsFrom>;

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
