import { createServer } from 'node:net';
import type { Env } from './env.ts';
import { portProblem } from './listen.ts';

/**
 * Checks, before anything else is started, that the port can be opened; 0 picks a free one and puts it into the public
 * address.
 * @throws StartProblem
 */
export async function withUsablePort(env: Env): Promise<Env> {
  const port = await tryPort(env.host, env.port);
  if (env.port !== 0) return env;
  return { ...env, port, publicUrl: env.publicUrl.replace(/^http:\/\/localhost:0$/, `http://localhost:${port}`) };
}

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(portProblem(error, host, port) ?? error));
    server.listen({ host, port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}
