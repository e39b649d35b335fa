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
  // Tests and their helpers may import from everywhere.
  .filter((file) => file !== '' && !/\.test\.tsx?$|\/testing\//.test(file) && existsSync(join(root, file)));

const server = 'apps/server/src';

/** Folders of rooms. Of two rooms in one folder, at most one may use the other, directly or through others. */
const houses = [
  ...new Set(code.flatMap((file) => /^(?:packages\/[^/]+\/src|apps\/server\/src\/[^/]+(?=\/))/.exec(file) ?? [])),
  'apps/web/app/features',
];

interface Import {
  readonly file: string;
  readonly path: string;
}

/** The imports of files of this folder from each other. */
const importsIn = (folder: string): Import[] =>
  code
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
        .map(([, path = '']) => ({ file, path: relative(root, resolve(root, dirname(file), path)) }))
        .filter(({ path }) => path.startsWith(`${folder}/`)),
    );

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** Which rooms of a house import which, with one import for each. A file directly in the house is a room of its own. */
function arrowsIn(house: string): Arrow[] {
  const roomOf = (file: string) => file.slice(house.length + 1).split('/')[0] ?? '';
  const arrows = importsIn(house)
    .map(({ file, path }) => ({ from: roomOf(file), to: roomOf(path), because: `${file} imports ${path}` }))
    .filter(({ from, to }) => from !== to);
  return [...new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()];
}

/** The arrows that are part of a circle: from their end, a way leads back to their beginning. */
function circlesIn(arrows: readonly Arrow[]): string[] {
  const leadsBack = ({ from, to }: Arrow): boolean => {
    const reached = new Set([to]);
    for (const room of reached) for (const next of arrows) if (next.from === room) reached.add(next.to);
    return reached.has(from);
  };
  return arrows.filter(leadsBack).map(({ because }) => because);
}

/** Rooms by floor, highest first, as docs/ARCHITECTURE.md draws them: folders of the server, and in `selling` its own. */
function readFloors(): string[][] {
  const [, drawing = ''] = /```floors\n(.*?)```/s.exec(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')) ?? [];
  return drawing
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('selling '))
    .map((line) => {
      const rooms = line.startsWith(' ')
        ? line
            .trim()
            .split(' · ')
            .map((room) => `selling/${room}`)
        : undefined;
      return rooms ?? line.split(' ', 1);
    });
}

/** The room of a file of the server. The programs themselves are of `main`. */
function serverRoomOf(file: string): string {
  const [wing = '', room = '', ...rest] = file.slice(server.length + 1).split('/');
  if (room === '') return 'main';
  return wing === 'selling' && rest.length > 0 ? `selling/${room}` : wing;
}

/** A sentence about each import that doesn't lead to a lower floor. */
function upwards(floors: readonly (readonly string[])[], imports: readonly Import[]): string[] {
  const floorOf = new Map(floors.flatMap((rooms, index) => rooms.map((room) => [room, index] as const)));
  return imports.flatMap(({ file, path }) => {
    const [from, to] = [serverRoomOf(file), serverRoomOf(path)];
    const [own = -1, other = -1] = [floorOf.get(from), floorOf.get(to)];
    if (from === to || other > own) return [];
    const where = other === own ? 'beside' : 'above';
    return `${file} imports ${path}, but ${to} stands ${where} ${from}: move what both need to a lower floor, or return a fact to the caller, or enqueue a job.`;
  });
}

describe('the server', () => {
  const floors = readFloors();

  test('imports only from lower floors', () => {
    expect(upwards(floors, importsIn(server))).toEqual([]);
  });

  test('has the rooms that docs/ARCHITECTURE.md draws, each once', () => {
    const built = new Set(code.filter((file) => file.startsWith(`${server}/`)).map(serverRoomOf));
    expect(floors.flat().sort()).toEqual([...built].sort());
  });

  test('is found to import upwards or sideways where it does', () => {
    const from = (room: string, other: string) => ({ file: `${server}/${room}/a.ts`, path: `${server}/${other}/b.ts` });
    const drawn = [['door'], ['selling/desk'], ['selling/orders', 'selling/cart'], ['jobs']];
    const imports = [
      from('door', 'jobs'),
      from('selling/desk', 'selling/orders'),
      from('selling/orders', 'selling/desk'),
      from('selling/orders', 'selling/cart'),
      from('jobs', 'door'),
    ];
    expect(upwards(drawn, imports).map((sentence) => /but (.*):/.exec(sentence)?.[1])).toEqual([
      'selling/desk stands above selling/orders',
      'selling/cart stands beside selling/orders',
      'door stands above jobs',
    ]);
  });
});

describe('folders', () => {
  test.each(houses)('of %s import each other in one direction only', (house) => {
    expect(circlesIn(arrowsIn(house))).toEqual([]);
  });

  test('are found to be a circle where they are one', () => {
    const arrow = (from: string, to: string) => ({ from, to, because: `${from} imports ${to}` });
    const arrows = [arrow('cart', 'goods'), arrow('goods', 'prices'), arrow('prices', 'cart'), arrow('cart', 'papers')];
    expect(circlesIn(arrows)).toHaveLength(3);
    expect(arrowsIn('apps/web/app/features').length).toBeGreaterThan(20);
  });
});
