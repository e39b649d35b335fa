import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../apps/web/app/routes.ts';
import { root } from './command.ts';

/** All addresses of pages and files, as the router writes them: `/my-orders/:orderid`. */
const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined ? [] : [`/${path}`]),
    ...addressesOf(children),
  ]);

/** The addresses that a journey opens one by one. Those of what isn't there open no page. */
const listed = readFileSync(join(root, 'e2e/public-pages.ts'), 'utf8')
  .replaceAll(/^ *'.*unknown.*$/gm, '')
  .replaceAll(/^ *'(?=\w)/gm, "'/");

/** Journeys as one text: escaped slashes of patterns are plain ones, and what is filled in is an asterisk. */
const journeys = readdirSync(join(root, 'e2e'))
  .filter((name) => name.endsWith('.test.ts') && name !== 'not-found.test.ts')
  .map((name) => readFileSync(join(root, 'e2e', name), 'utf8'))
  .concat(listed)
  .join('\n')
  .replaceAll('\\/', '/')
  .replaceAll(/\$\{[^}]*\}/g, '*');

const segment = '[^/?#\\s\'"`]+';

/** Whether a journey names it, or, of a pattern, an address that is no other page's. */
function isOpened(address: string, pages: readonly string[]): boolean {
  const pattern = address
    .replaceAll('.', '\\.')
    .replace(/\/:\w+\?/g, `(?:/${segment})?`)
    .replace(/:\w+/g, segment);
  const named = journeys.matchAll(new RegExp(`(?<![\\w-])${pattern}(?![\\w/.-])`, 'g'));
  return [...named].some(([found]) => found === address || !pages.includes(found));
}

// `npm test -- --changed` finds a page's journeys by its address.
test('every page is opened by a journey that names its address', () => {
  const pages = addressesOf(routes).filter((address) => address !== '/*');
  expect(pages.length).toBeGreaterThan(120);
  expect(pages.filter((address) => !isOpened(address, pages))).toEqual([]);
});

const app = join(root, 'apps/web/app');
const read = (file: string) => readFileSync(join(app, file), 'utf8');
/** What tries forms: the tests, with the tables that they run through. */
const trials = globSync('**/*.test.ts', { cwd: app })
  .concat(globSync('testing/*.ts', { cwd: app }))
  .map(read);

test('every receiver of a posted form is tried with each operation that it calls, in milliseconds', () => {
  const receivers = globSync('**/receive-*.server.ts', { cwd: app });
  expect(receivers.length).toBeGreaterThan(50);
  const untried = receivers.flatMap((file) => {
    const name = basename(file);
    const own = trials.filter((text) => text.includes(`/${name}'`));
    const called = [...read(file).matchAll(/(?:\b(?:send|ask|call|desk|sendTyped|runTest)\((?:[\w.]+, )?)'(\w+)'/g)];
    const missing = called.flatMap(([, operation = '']) =>
      own.some((text) => text.includes(`${operation}'`) || text.includes(`${operation}:`)) ? [] : [operation],
    );
    return own.length === 0 ? [name] : missing.map((operation) => `${file}: ${operation}`);
  });
  expect(untried).toEqual([]);
});
