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
    // Waits for its end, because only then its processor time counts as our children's.
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
};
