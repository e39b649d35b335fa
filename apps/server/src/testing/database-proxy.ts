import { createServer, connect as dial, type Socket } from 'node:net';

/** A TCP proxy to a database that can be cut, stalled and restored. */
export interface DatabaseProxy {
  /** The database's address through this proxy. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Keeps connections open but passes no data. */
  silence(): void;
  mend(): void;
  /** Breaks every connection and leads new ones to another database, as when an address is moved. */
  leadTo(databaseUrl: string): void;
  close(): void;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = dial(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (state === 'silent') for (const socket of [near, far]) socket.pause();
    return undefined;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  url.searchParams.delete('host');
  return {
    url: url.href,
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    mend() {
      state = 'whole';
      for (const socket of sockets) socket.resume();
    },
    leadTo(otherUrl) {
      for (const socket of sockets) socket.destroy();
      target = new URL(otherUrl);
      state = 'whole';
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
