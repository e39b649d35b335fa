import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { withUsablePort } from './free-port.ts';

const settings = (port: number) => parseEnv({ PORT: String(port), HOST: '127.0.0.1' }, '/');

test('refuses a port in use with one sentence that says what to do', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  try {
    await expect(withUsablePort(settings(port))).rejects.toThrow(
      `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`,
    );
  } finally {
    other.close();
  }
});

test('port 0 becomes a free port, and the public address uses it', async () => {
  const env = await withUsablePort(settings(0));
  expect(env.port).toBeGreaterThan(0);
  expect(env.publicUrl).toBe(`http://localhost:${env.port}`);
});
