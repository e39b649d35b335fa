import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { operations, paymentModes, roleFor } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import { quarantined } from './quarantine.ts';

const root = resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const code = files.filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The packages that each package or app may import. Tests may also use `testing`. */
const arrows: Record<string, readonly string[]> = {
  'packages/contour': [],
  'packages/contract': [],
  'packages/money': [],
  'packages/dieline': [],
  'packages/orders': [],
  'packages/accounting': ['money'],
  'packages/pricing': ['money', 'dieline'],
  'packages/pictures': ['dieline'],
  'packages/print-files': [],
  'packages/preflight': ['dieline', 'print-files'],
  'packages/cluster': [],
  'packages/storage': ['money', 'orders'],
  'packages/documents': ['money', 'dieline', 'orders'],
  'packages/mail': ['money', 'dieline', 'orders'],
  'packages/testing': ['storage', 'cluster'],
  tools: ['contract', 'money', 'dieline', 'pricing', 'pictures', 'storage', 'cluster', 'documents', 'testing'],
  e2e: ['testing'],
  'apps/web': ['contract', 'money', 'dieline', 'pricing', 'orders', 'documents'],
  'apps/server': [
    'accounting',
    'contour',
    'contract',
    'money',
    'dieline',
    'pricing',
    'orders',
    'storage',
    'cluster',
    'documents',
    'mail',
    'pictures',
    'preflight',
    'print-files',
  ],
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

  /** Exceptions: programs that are started, the list of pages, a package's own benchmark, code that the torture tests run directly, their way into a shop's database, and the journeys' site, browser and flood. */
  const reachable = [
    'apps/server/bench.ts',
    'apps/server/src/main.ts',
    'apps/web/app/routes.ts',
    'apps/web/app/routes/login/after-login.ts',
    'packages/contour/bench.ts',
    'packages/dieline/bench.ts',
    'packages/documents/bench.ts',
    'packages/pricing/bench.ts',
    'tools/chromium.ts',
    'tools/flood.ts',
    'tools/site.ts',
    'tools/torture/postgres.ts',
  ];

  test('no package imports another by a path', () => {
    const rooms = Object.keys(arrows);
    const wrong = code.flatMap((file) => {
      const room = rooms.find((candidate) => file.startsWith(`${candidate}/`));
      if (room === undefined) return [];
      return importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => relative(root, resolve(root, dirname(file), name)))
        .filter((target) => !target.startsWith(`${room}/`) && !reachable.includes(target))
        .map((target) => `${file} reaches ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  /** A longer try hides our own mistakes behind an answer that blames somebody else. */
  test('a catch that doesn’t look at its error belongs to a try of at most three lines', () => {
    const blind = code
      .filter((file) => /^(?:apps\/server|packages)\//.test(file) && !isTest(file))
      .flatMap((file) =>
        [...read(file).matchAll(/^( *)try \{\n((?:\1 .*\n)*)\1\} catch \{/gm)]
          .filter(([, , body = '']) => body.split('\n').filter((line) => !/^\s*(?:\/\/|$)/.test(line)).length > 3)
          .map(() => file),
      );
    expect(blind).toEqual([]);
  });

  test('no files import each other in a circle, types included', () => {
    const known = new Set(code);
    const targets = (file: string) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => relative(root, resolve(root, dirname(file), name)))
        .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate)) ?? []);
    let left = new Map(code.map((file) => [file, targets(file)]));
    // A file that imports nothing that is left, or that nothing left imports, is in no circle.
    for (let before = -1; before !== left.size; ) {
      before = left.size;
      const imported = new Set([...left.values()].flat());
      left = new Map(
        [...left]
          .map(([file, targets]) => [file, targets.filter((target) => left.has(target))] as const)
          .filter(([file, targets]) => targets.length > 0 && imported.has(file)),
      );
    }
    expect([...left.keys()]).toEqual([]);
  });

  test('modules that browsers load make no formatters or segmenters when they load: each takes up to 15 ms', () => {
    const browser =
      /^(apps\/web\/app|packages\/(contract|dieline|money|orders|pricing)\/src)\/|^packages\/documents\/src\/printable/;
    const wrong = code
      .filter((file) => browser.test(file) && !isTest(file) && !/\.server\.tsx?$/.test(file))
      .filter((file) => /^\S.*\bnew Intl\./m.test(read(file)));
    expect(wrong).toEqual([]);
  });

  test('the engines don’t use time, randomness or the environment', () => {
    const engines = /^packages\/(accounting|contour|money|dieline|preflight|pricing|orders)\/src\//;
    const wrong = code
      .filter((file) => engines.test(file) && !isTest(file))
      .filter((file) => /Date\.now|new Date\(\)|Math\.random|process\.|\bfetch\(|\basync\b|console\./.test(read(file)));
    expect(wrong).toEqual([]);
  });

  test('the web imports from the documents only what their fonts can print', () => {
    const wrong = code
      .filter((file) => file.startsWith('apps/web/'))
      .flatMap((file) => importsOf(file).map((name) => `${file} imports ${name}`))
      .filter((line) => line.includes(' @boxwright/documents') && !line.endsWith('/printable'));
    expect(wrong).toEqual([]);
  });

  test('the main thread loads no PDF libraries: it imports types, names, or what it needs when it needs it', () => {
    // Run by the process for uploaded files.
    const elsewhere = ['print-sheets/draw-sheet.ts', 'plates/lay-plates.ts', 'proofs/draw-proof.ts'].map(
      (file) => `apps/server/src/selling/${file}`,
    );
    const wrong = code
      .filter((file) => file.startsWith('apps/server/src/') && !isTest(file) && !elsewhere.includes(file))
      .filter((file) => /^import (?!type )[^;]* from '@boxwright\/documents';/m.test(read(file)));
    expect(wrong).toEqual([]);
  });

  test('what the shop does knows nothing of HTTP: requests and answers are the door’s', () => {
    const wrong = code
      .filter((file) => /^apps\/server\/src\/(selling|operations|job-handlers|jobs)\//.test(file) && !isTest(file))
      .filter((file) => importsOf(file).some((name) => /^@?fastify\b/.test(name)));
    expect(wrong).toEqual([]);
  });

  test('only env.ts reads the environment', () => {
    const wrong = code
      .filter((file) => /^(apps|packages)\//.test(file) && !isTest(file))
      .filter((file) => file !== 'apps/server/src/process/env.ts')
      // Passing the environment on to a program isn't reading it.
      .filter((file) => /process\.env\b/.test(read(file).replaceAll('...process.env', '')));
    expect(wrong).toEqual([]);
  });

  test('only packages/storage contains SQL, and the code that starts the database', () => {
    const wrong = code
      .filter((file) => file.startsWith('apps/') && !isTest(file))
      .filter((file) => !file.startsWith('apps/server/src/adapters/database/'))
      .filter((file) => /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+["\w*]/.test(read(file)));
    expect(wrong).toEqual([]);
  });
});

test('only the table of the ways to pay knows their codes, and the contract that spells them on the wire', () => {
  const home = /^packages\/(orders\/src\/way\/|contract\/src\/forms\/payment-mode\.ts$)/;
  const codes = paymentModes.join('|');
  const literal = new RegExp(`(['"\`])(${codes})\\1|^\\s*(${codes}):|\\.(${codes})\\b`, 'm');
  const wrong = code
    .filter((file) => /^(apps|packages)\/(?!testing\/)/.test(file) && !isTest(file) && !home.test(file))
    .filter((file) => literal.test(read(file)));
  expect(wrong).toEqual([]);
});

test('only the writer of CSV begins a file with the mark of UTF-8, or ends its lines', () => {
  const writer = /^packages\/accounting\/src\/csv\.ts$/;
  const wrong = code
    .filter((file) => /^(apps|packages)\//.test(file) && !isTest(file) && !writer.test(file))
    .filter((file) => /['"`]\\uFEFF|\.join\(['"][,;]['"]\)\}\\r\\n/.test(read(file)));
  expect(wrong).toEqual([]);
});

describe('operations', () => {
  const under = files.filter((file) => file.startsWith('apps/server/src/operations/'));

  test.each(Object.keys(operations))('%s has one file with its name, and a test beside it', (name) => {
    const own = under.filter((file) => file.endsWith(`/${name}.ts`));
    expect(own).toHaveLength(1);
    expect(under).toContain(own[0]?.replace(/\.ts$/, '.test.ts'));
  });

  test('every operation file belongs to an operation', () => {
    const strays = under
      .map((file) => /\/([A-Z]\w+)\.ts$/.exec(file)?.[1])
      .filter((name) => name !== undefined && !Object.hasOwn(operations, name));
    expect(strays).toEqual([]);
  });
});

describe('what staff change', () => {
  const isRead = /^(Get|List|Find|Search|Preview|Compare|Check)[A-Z]/;
  /** Operations whose changes nobody will ask about later. */
  const exceptions: Readonly<Record<string, string>> = {
    MarkAlertsSeen: 'says that somebody has read a text; the alert itself stays',
    ExportPriceTable: 'reads a table as a file',
    SendTestMail: 'mails the member themselves',
    TestPayments: 'asks about a transaction that doesn’t exist',
  };
  const writing = Object.entries(operations)
    .filter(([name, { access }]) => roleFor(access) === 'staff' && !isRead.test(name))
    .map(([name]) => name)
    .filter((name) => !Object.hasOwn(exceptions, name));
  const notes = (file: string) => /\bnoted(By)?\(/.test(read(file));

  test.each(writing)('%s is noted with who changed it, by the operation or by a service that it calls', (name) => {
    const own = code.find((file) => file.endsWith(`/${name}.ts`) && file.includes('/operations/')) ?? '';
    const services = importsOf(own)
      .filter((path) => path.startsWith('.'))
      .map((path) => relative(root, resolve(root, dirname(own), path)));
    expect([own, ...services].filter(notes)).not.toEqual([]);
  });

  test('amounts are noted in paise, under names that say so', () => {
    const wrong = code
      .filter(
        (file) => file.startsWith('apps/server/src/') && !isTest(file) && /\bnote(d|dBy|\w*Change)\(/.test(read(file)),
      )
      .filter((file) => /(before|after): \{[^}]*(\/ 100|InRupees|\b(?!\w*Paise)\w+: [\w.]+Paise\b)/.test(read(file)));
    expect(wrong).toEqual([]);
  });

  test('every exception is an operation', () => {
    expect(Object.keys(exceptions).filter((name) => !Object.hasOwn(operations, name))).toEqual([]);
  });
});

test('the server asks for a visitor’s rights at its door alone: they are declared as `access`', () => {
  const asking = code
    .filter((file) => file.startsWith('apps/server/src/') && !isTest(file) && /\bmayDo\b/.test(read(file)))
    // Of a colleague, who isn't the visitor.
    .filter((file) => !/\/(answers-enquiries|follows-quotations)\.ts$/.test(file));
  expect(asking).toEqual(['apps/server/src/calls/access.ts']);
});

describe('styles', () => {
  test('buyers’ styles leave out the screens of the back office, and no others', () => {
    const [, office = ''] = read('apps/web/app/routes.ts').split("'features/office/office-layout.tsx'");
    const screens = [...office.matchAll(/'routes\/([\w-]+)\//g)].map(([, folder]) => folder);
    const [, leftOut] = read('apps/web/app/styles/app.css').match(/@source not "\.\.\/routes\/{(.*?)}"/) ?? [];
    expect(leftOut?.split(',')).toEqual([...new Set(screens)].sort());
  });
});

describe('files', () => {
  test('none is longer than 400 lines', () => {
    const long = code.filter((file) => !file.includes('/migrations/') && read(file).split('\n').length > 401);
    expect(long).toEqual([]);
  });

  test('are named in kebab-case, except components, operations and jobs', () => {
    const named = code
      .filter((file) => !/\/(operations|job-handlers)\/|\.tsx$|^docs\//.test(file))
      .filter((file) => !/\/[a-z0-9]+(-[a-z0-9]+)*(\.(test|server|client|d|config))*\.ts$/.test(`/${file}`));
    expect(named).toEqual([]);
  });

  test('none is called utils, helpers, misc or common', () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });

  test('the lock file contains no registry, and no file contains an absolute path of a machine', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
    const homes = /(^|[^\w./-])\/(home|root|Users|work)\/\w/m;
    expect(files.filter((file) => /\.(tsx?|mjs|md|json|sh)$/.test(file) && homes.test(read(file)))).toEqual([
      ...(homes.test(read('tools/house-rules.test.ts')) ? ['tools/house-rules.test.ts'] : []),
    ]);
  });
});

describe('a red test is red', () => {
  const forgiving = /\bretry: ?(?:[1-9]\d?\b|\{)|--retry|\b(?:test|it|describe|suite)\.(?:skip|only|todo|fails)\b/;
  const own = 'tools/house-rules.test.ts';

  test('none is tried again, left out, run alone or expected to fail', () => {
    const others = [...code, 'package.json'].filter((file) => file !== own && !file.startsWith('tools/torture/'));
    expect(others.filter((file) => forgiving.test(read(file)))).toEqual([]);
  });

  test('tests wait by `eventually`: vi.waitFor gives up after a second', () => {
    const waiting = code.filter((file) => file !== own && read(file).includes('vi.waitFor('));
    expect(waiting).toEqual(['packages/testing/src/eventually.ts']);
  });

  test('quarantine has no more of them than it had: this number only falls', () => {
    expect(quarantined.length).toBeLessThanOrEqual(0);
  });
});

describe('the README and the pages beside it', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const readme = read('README.md');

  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'docs/OPERATIONS.md',
    '.github/workflows/test.yml',
  ];
  const records = files.filter((file) => /^docs\/.*\.md$|^NOTICE$/.test(file));

  test.each(pages)('%s mentions only commands that exist', (file) => {
    const named = [...read(file).matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(0);
    const builtIn = ['install', 'ci', 'audit'];
    expect(named.filter((name) => !Object.hasOwn(scripts, name) && !builtIn.includes(name))).toEqual([]);
  });

  test('the README lists every workspace among the rooms', () => {
    const rooms = files
      .filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))
      .map((file) => dirname(file));
    expect(rooms.length).toBeGreaterThan(10);
    expect(rooms.filter((room) => !readme.includes(`[\`${room}\`](${room})`))).toEqual([]);
  });

  test.each([...pages, ...records])('%s links only to files that exist', (file) => {
    const linked = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1] ?? '');
    expect(linked.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([]);
  });

  test('the index of decisions has each record once, under its own title', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(.+)\]\((\d{4}-[\w-]+\.md)\)$/gm)];
    const stands = files.filter((file) => /^docs\/decisions\/\d/.test(file));
    expect(listed.map(([, , file]) => `docs/decisions/${file}`).sort()).toEqual(stands);
    const titles = stands.map((file) => read(file).split('\n', 1)[0]?.slice('# '.length));
    expect(listed.map(([, title]) => title).sort()).toEqual(titles.sort());
  });

  const isOfRoom = /^(apps|packages|tools|docs|e2e|deploy)\/[\w./-]+$/;
  const isFile = /^[\w./-]+\.(tsx?|mjs|css|sql|md|tsv|ya?ml)$/;
  /** The operation that `docs/adding-an-operation.md` adds. */
  const example = /GetOpeningHours/;
  /** A path from the root, or the end of one. */
  const exists = (path: string) =>
    isOfRoom.test(path)
      ? existsSync(join(root, path))
      : files.some((file) => file === path || file.endsWith(`/${path}`));

  test.each(records)('%s names only files and folders that exist', (file) => {
    const text = read(file);
    // A record that was replaced describes its own time.
    if (/^Superseded by /m.test(text)) return;
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
    const paths = file === 'NOTICE' ? (text.match(/\b(apps|packages|tools)\/[\w./-]*\w/g) ?? []) : quoted;
    const named = paths
      .filter((path) => isOfRoom.test(path) || isFile.test(path))
      .filter((path) => !example.test(path));
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });
});
