import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
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

const host = 'Host: shop.example\r\n';
const download = (path: string, encoding: string) =>
  `GET ${path} HTTP/1.1\r\n${host}Accept-Encoding: ${encoding}\r\n\r\n`;
const operation = (name: string, body: string) =>
  `POST /api/${name} HTTP/1.1\r\n${host}Accept-Encoding: br\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

/** Sends each of the requests several times at once, and disconnects when `leave` says so. */
async function disconnectAfter(leave: (socket: Socket) => Promise<unknown>, requests: readonly string[]) {
  const shop = await openShop({ log, settings: { RATE_LIMIT: '1000000' } });
  try {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    for (const request of requests) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(request.repeat(5));
      await leave(socket);
      socket.resetAndDestroy();
    }
    const connections = () =>
      new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  } finally {
    await shop.close();
  }
  const wrong = logged.splice(0).filter((line) => JSON.parse(line).level >= 40 || line.includes('"err"'));
  expect(wrong).toEqual([]);
}

test('a client that disconnects in the middle of a download causes no error in the log', async () => {
  const requests = paths.flatMap((path) => [download(path, 'identity'), download(path, 'br')]);
  await disconnectAfter((socket) => once(socket, 'readable'), requests);
});

test('nor does one that disconnects while its operations are answered', async () => {
  const cities = operation('GetCity', '{"stateid":4035}');
  // At a later turn of the server's event loop each time: before it reads them, between, and during its answers.
  const turns = Array.from({ length: 40 }, (_, index) => index);
  let turn = 0;
  const leave = async () => {
    for (let waited = 0; waited < turn; waited++) await nextTurn();
    turn += 1;
  };
  await disconnectAfter(
    leave,
    turns.map(() => cities),
  );
});
