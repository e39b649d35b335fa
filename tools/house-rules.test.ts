import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { operations } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const code = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Which of our own rooms a room may import. Tests may also use `testing`. */
const arrows: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/money': [],
  'packages/dieline': [],
  'packages/orders': [],
  'packages/pricing': ['money', 'dieline'],
  'packages/storage': [],
  'packages/documents': ['money', 'dieline'],
  'packages/mail': ['money', 'dieline'],
  'packages/testing': ['storage'],
  'apps/web': ['contract', 'money', 'dieline', 'pricing', 'orders'],
  'apps/server': ['contract', 'money', 'dieline', 'pricing', 'orders', 'storage', 'documents', 'mail'],
};

const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '');
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

describe('import arrows', () => {
  test.each(Object.entries(arrows))('%s imports only what it may', (room, allowed) => {
    const wrong = code
      .filter((file) => file.startsWith(`${room}/`))
      .flatMap((file) =>
        importsOf(file)
          .map((name) => /^@boxwright\/([^/]+)/.exec(name)?.[1])
          .filter((name) => name !== undefined)
          .filter((name) => !allowed.includes(name) && !(name === 'testing' && isTest(file)))
          .map((name) => `${file} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  test('no room reaches into another by a path', () => {
    const rooms = Object.keys(arrows);
    const wrong = code.flatMap((file) => {
      const room = rooms.find((candidate) => file.startsWith(`${candidate}/`));
      if (room === undefined) return [];
      return importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => relative(root, resolve(root, dirname(file), name)))
        .filter((target) => !target.startsWith(`${room}/`))
        .map((target) => `${file} reaches ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test('the engines ask nobody for time, chance or the environment', () => {
    const engines = /^packages\/(money|dieline|pricing|orders)\/src\//;
    const wrong = code
      .filter((file) => engines.test(file) && !isTest(file))
      .filter((file) => /Date\.now|new Date\(\)|Math\.random|process\.|\bfetch\(|\basync\b|console\./.test(read(file)));
    expect(wrong).toEqual([]);
  });

  test('only env.ts reads the environment', () => {
    const wrong = code
      .filter((file) => /^(apps|packages)\//.test(file) && !isTest(file))
      .filter((file) => file !== 'apps/server/src/env.ts')
      // Handing the environment on to a program is not reading it.
      .filter((file) => /process\.env\b/.test(read(file).replaceAll('...process.env', '')));
    expect(wrong).toEqual([]);
  });

  test('only packages/storage speaks SQL, and what brings the database up', () => {
    const wrong = code
      .filter((file) => file.startsWith('apps/') && !isTest(file))
      .filter((file) => !file.startsWith('apps/server/src/database/'))
      .filter((file) => /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+["\w*]/.test(read(file)));
    expect(wrong).toEqual([]);
  });
});

describe('operations', () => {
  const under = files.filter((file) => file.startsWith('apps/server/src/operations/'));

  test.each(Object.keys(operations))('%s has one file of its name, and a test beside it', (name) => {
    const own = under.filter((file) => file.endsWith(`/${name}.ts`));
    expect(own).toHaveLength(1);
    expect(under).toContain(own[0]?.replace(/\.ts$/, '.test.ts'));
  });

  test('no operation file without an operation', () => {
    const strays = under
      .map((file) => /\/([A-Z]\w+)\.ts$/.exec(file)?.[1])
      .filter((name) => name !== undefined && !Object.hasOwn(operations, name));
    expect(strays).toEqual([]);
  });
});

describe('files', () => {
  test('none is longer than 400 lines', () => {
    const long = code.filter((file) => !file.includes('/migrations/') && read(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });

  test('no drawer for odds and ends', () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });

  test('the lock file names no registry, and no file a folder of somebody’s machine', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
    const homes = /(^|[^\w./-])\/(home|root|Users|work)\/\w/m;
    expect(files.filter((file) => /\.(tsx?|mjs|md|json|sh)$/.test(file) && homes.test(read(file)))).toEqual([
      ...(homes.test(read('tools/house-rules.test.ts')) ? ['tools/house-rules.test.ts'] : []),
    ]);
  });
});

describe('the README', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');

  test('names only commands that exist', () => {
    const named = [...readme.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(3);
    const builtIn = ['install', 'ci'];
    expect(named.filter((name) => !Object.hasOwn(scripts, name) && !builtIn.includes(name))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const linked = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1] ?? '');
    expect(linked.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
