import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { closeInTime } from './closing.ts';

let app: FastifyInstance;
let begun = 0;
let letGo: () => void = () => undefined;
let opened: Socket | undefined;
/** Longer than a test may take: what waits for it fails. */
const anHour = 3_600_000;
const isSoon = { timeout: 30_000 };

/** @param whileSent what happens once the head of a response is made, before it is sent */
async function open(patience: number, whileSent = async (): Promise<void> => undefined): Promise<void> {
  begun = 0;
  const released = new Promise<void>((release) => {
    letGo = release;
  });
  // As in `buildApp`, but idle connections end only by closing.
  app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle', keepAliveTimeout: anHour });
  closeInTime(app, patience);
  app.addHook('onSend', whileSent);
  app.get('/', async () => {
    begun += 1;
    await released;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(async () => {
  opened?.destroy();
  await app.close();
});

/** A browser's connection: sends one request and stays open. */
function ask() {
  const { port } = app.server.address() as { port: number }; // of a server that listens on a port
  const socket = connect(port, '127.0.0.1');
  opened = socket;
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
  test(
    'answers open requests and closes their connections, even if the browser would keep them alive',
    isSoon,
    async () => {
      await open(anHour);
      const browser = ask();
      await begins(1);
      const closed = app.close();
      await expect.poll(() => app.server.listening).toBe(false);
      letGo();
      await Promise.all([closed, once(browser.socket, 'close')]);
      expect(browser.read()).toMatch(/^HTTP\/1\.1 200 OK.*connection: close.*done$/is);
    },
  );

  test('closes open connections after the time limit', isSoon, async () => {
    await open(200);
    const browser = ask();
    await begins(1);
    await Promise.all([app.close(), once(browser.socket, 'close')]);
    expect(browser.read()).toBe('');
  });

  test('does not wait for a connection whose response was being sent when closing began', isSoon, async () => {
    await open(anHour, async () => {
      void app.close();
      await expect.poll(() => app.server.listening).toBe(false);
    });
    letGo();
    const browser = ask();
    await once(browser.socket, 'close');
    expect(browser.read()).toMatch(/connection: keep-alive.*done$/is);
    await app.close();
  });
});
