import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { endSlowBodies } from './body-timeout.ts';

test('a body that takes too long ends its connection, except on routes that take long bodies', async () => {
  const app = Fastify();
  endSlowBodies(app, 300);
  app.addContentTypeParser('text/long', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/short', async ({ body }) => body);
  app.post('/long', { config: { takesLongBodies: true } }, async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const open = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: text/long\r\nContent-Length: 4\r\n\r\nso`);
    return socket;
  };
  const long = open('/long');
  const short = open('/short');
  await once(short, 'close');
  long.write('ap');
  const [answer] = await once(long, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 .*soap$/s);
  long.destroy();
  await app.close();
});
