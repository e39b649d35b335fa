import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openShop } from '../testing/open-shop.ts';

const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });

const paths = [
  '/downloads/dieline/gusset.pdf?length=150&width=100&height=80&board=1',
  '/downloads/dieline/display.gltf?length=200&width=120&height=150&board=1',
  '/pictures/box/reverse-tuck-end/60x32x91.svg?look=lumo',
  '/api/openapi.json',
];

test('a client that disconnects in the middle of a download causes no error in the log', async () => {
  const shop = await openShop({ log });
  try {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    for (const path of paths) {
      for (const encoding of ['identity', 'br']) {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nAccept-Encoding: ${encoding}\r\n\r\n`.repeat(3));
        await once(socket, 'readable');
        socket.resetAndDestroy();
      }
    }
    const connections = () =>
      new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  } finally {
    await shop.close();
  }
  const wrong = logged.filter((line) => JSON.parse(line).level >= 40 || line.includes('"err"'));
  expect(wrong).toEqual([]);
});
