import { join } from 'node:path';
import { root, runProgram } from './command.ts';

/** Checks types, lint, format and unused code; returns the names of those that failed. */
export async function runChecks(): Promise<{ passed: number; failed: readonly string[] }> {
  const failed: string[] = [];
  const check = async (
    name: string,
    program: string,
    args: readonly string[],
    { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
  ) => {
    if ((await runProgram(program, args, { cwd, env })) !== 0) failed.push(name);
  };
  await check('types of routes', 'react-router', ['typegen'], { cwd: join(root, 'apps/web') });
  const lint = async () => {
    await check('lint and format', 'biome', ['check', '.']);
    await check('unused code', 'knip', ['--no-config-hints']);
  };
  // From what the last check left behind, the compiler needs more than Node's usual 4 GB after a change of the contract.
  const roomy = { NODE_OPTIONS: '--max-old-space-size=8192' };
  await Promise.all([check('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json'], { env: roomy }), lint()]);
  for (const name of failed) console.error(`Check failed: ${name}`);
  return { passed: 4 - failed.length, failed };
}
