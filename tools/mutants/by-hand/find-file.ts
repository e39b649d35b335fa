import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../command.ts';

const paths = globSync(['apps/*/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: root }).map((path) => join(root, path));

/**
 * The path of the only file with this name, or of those the only one that has this code, once.
 *
 * @throws Error when there is none, or more than one
 */
export function findFile(name: string, code?: string): string {
  const found = paths.filter(
    (path) => basename(path) === name && (code === undefined || readFileSync(path, 'utf8').split(code).length === 2),
  );
  const [path] = found;
  if (path !== undefined && found.length === 1) return path;
  throw new Error(`${found.length} files ${name}${code === undefined ? '' : ` have this code once: ${code}`}`);
}
