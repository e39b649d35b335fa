import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const code = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // Tests, and what they use, may look everywhere.
  .filter((file) => file !== '' && !/\.test\.tsx?$|\/testing\//.test(file) && existsSync(join(root, file)));

/** Folders of rooms: of two rooms in one, at most one uses the other, also by way of others. */
const houses = [...new Set(code.flatMap((file) => /^packages\/[^/]+\/src/.exec(file) ?? [])), 'apps/web/app/features'];

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** Which rooms of a house import which, with one import each. A file of the house itself is a room of its own. */
function arrowsIn(house: string): Arrow[] {
  const roomOf = (file: string) => file.slice(house.length + 1).split('/')[0] ?? '';
  const arrows = code
    .filter((file) => file.startsWith(`${house}/`))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
        .map(([, path = '']) => relative(root, resolve(root, dirname(file), path)))
        .filter((path) => path.startsWith(`${house}/`) && roomOf(path) !== roomOf(file))
        .map((path) => ({ from: roomOf(file), to: roomOf(path), because: `${file} imports ${path}` })),
    );
  return [...new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()];
}

/** The arrows that are part of a circle: from where they end, a way leads back to where they begin. */
function circlesIn(arrows: readonly Arrow[]): string[] {
  const leadsBack = ({ from, to }: Arrow): boolean => {
    const reached = new Set([to]);
    for (const room of reached) for (const next of arrows) if (next.from === room) reached.add(next.to);
    return reached.has(from);
  };
  return arrows.filter(leadsBack).map(({ because }) => because);
}

describe('folders', () => {
  test.each(houses)('of %s import each other in one direction', (house) => {
    expect(circlesIn(arrowsIn(house))).toEqual([]);
  });

  test('are found to be a circle where they are one', () => {
    const arrow = (from: string, to: string) => ({ from, to, because: `${from} imports ${to}` });
    const arrows = [arrow('cart', 'goods'), arrow('goods', 'prices'), arrow('prices', 'cart'), arrow('cart', 'papers')];
    expect(circlesIn(arrows)).toHaveLength(3);
    expect(arrowsIn('apps/web/app/features').length).toBeGreaterThan(20);
  });
});
