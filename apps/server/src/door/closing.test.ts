import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeInTime } from './closing.ts';

let app: FastifyInstance;
let begun = 0;
let letGo: () => void = () => undefined;
const patience = 1_500;

beforeEach(async () => {
  begun = 0;
  const released = new Promise<void>((release) => {
    letGo = release;
  });
  // The same options as in `buildApp`.
  app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle', keepAliveTimeout: 60_000 });
  closeInTime(app, patience);
  app.get('/', async () => {
    begun += 1;
    await released;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** A browser's connection: sends one request and stays open. */
function ask() {
  const { port } = app.server.address() as { port: number }; // of a server that listens on a port
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  return { socket, read: () => text };
}
const begins = (count: number) => expect.poll(() => begun).toBe(count);

describe('closing the server', () => {
  test('answers open requests and closes their connections, even if the browser would keep them alive', async () => {
    const browser = ask();
    await begins(1);
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    letGo();
    await Promise.all([closed, once(browser.socket, 'close')]);
    expect(browser.read()).toMatch(/^HTTP\/1\.1 200 OK.*connection: close.*done$/is);
  });

  test('closes open connections after the time limit', async () => {
    const browser = ask();
    await begins(1);
    const before = performance.now();
    await Promise.all([app.close(), once(browser.socket, 'close')]);
    expect(performance.now() - before).toBeLessThan(patience + 3_000);
    expect(browser.read()).toBe('');
  });

  test('does not wait for a connection whose response was sent just before', async () => {
    letGo();
    const browser = ask();
    await expect.poll(browser.read).toContain('done');
    const before = performance.now();
    await Promise.all([app.close(), once(browser.socket, 'close')]);
    expect(performance.now() - before).toBeLessThan(patience);
  });
});
