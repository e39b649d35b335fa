import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Runs a measurement beside a bare Fastify in a process of its own. */
export const withBareFastify = async <T>(
  measure: (bare: { readonly url: string; readonly pid: number }) => Promise<T>,
): Promise<T> => {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'echo.ts')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = await once(child.stdout, 'data');
    return await measure({ url: String(printed).trim(), pid: child.pid ?? 0 });
  } finally {
    // Until it has ended: its processor time counts as our children's from then on.
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
};
