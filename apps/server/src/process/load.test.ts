import { once } from 'node:events';
import { connect } from 'node:net';
import { ok } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { isBusy } from './load.ts';

const disconnecting = 8;

test.each(['0', '3000'])(
  'clients that disconnect before they are answered leave no load behind (RATE_LIMIT=%s)',
  async (RATE_LIMIT) => {
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((release) => {
      letGo = release;
    });
    const shop = await openShop({
      settings: { RATE_LIMIT },
      handlers: {
        async GetBoard() {
          await released;
          return ok([]);
        },
      },
    });
    try {
      const port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
      const sockets = Array.from({ length: disconnecting }, () => connect(port, '127.0.0.1'));
      for (const socket of sockets) {
        socket.write(
          'POST /api/GetBoard HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
        );
      }
      await expect.poll(isBusy).toBe(true);
      for (const socket of sockets) socket.resetAndDestroy();
      const connections = () =>
        new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));
      await expect.poll(connections).toBe(0);
      letGo();
      await expect.poll(isBusy).toBe(false);
    } finally {
      await shop.close();
    }
  },
);

test('a client that disconnects while sending its body leaves no load behind', async () => {
  const shop = await openShop();
  try {
    const port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const sockets = Array.from({ length: disconnecting }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) {
      socket.write(
        'POST /api/AddToCartWebsite HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"orderid":0,',
      );
    }
    await expect.poll(isBusy).toBe(true);
    for (const socket of sockets) socket.resetAndDestroy();
    await expect.poll(isBusy).toBe(false);
  } finally {
    await shop.close();
  }
});
