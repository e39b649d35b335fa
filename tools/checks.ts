import { join } from 'node:path';
import { root, runProgram } from './command.ts';

/** Checks types, lint, format and unused code; returns the names of those that failed. */
export async function runChecks(): Promise<{ passed: number; failed: readonly string[] }> {
  const failed: string[] = [];
  const check = async (name: string, program: string, args: readonly string[], cwd = root) => {
    if ((await runProgram(program, args, { cwd })) !== 0) failed.push(name);
  };
  await check('types of routes', 'react-router', ['typegen'], join(root, 'apps/web'));
  const lint = async () => {
    await check('lint and format', 'biome', ['check', '.']);
    await check('unused code', 'knip', ['--no-config-hints']);
  };
  // One checker: others would take the types apart once more each, and a second processor has the rules to check.
  // The compiler that is a program of the machine takes a sixth of the time; React Router's tools don't know it yet.
  const compiler = 'node_modules/typescript-native/bin/tsc';
  await Promise.all([check('types', 'node', [compiler, '--noEmit', '--checkers', '1', '-p', 'tsconfig.json']), lint()]);
  for (const name of failed) console.error(`Check failed: ${name}`);
  return { passed: 4 - failed.length, failed };
}
