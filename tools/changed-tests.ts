import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../apps/web/app/routes.ts';
import { root } from './command.ts';

/** Test files that a change touches. */
export interface TouchedTests {
  readonly unit: readonly string[];
  readonly journeys: readonly string[];
}

/** They import every operation and job, which are called by their names: a call by name is what leads on from there. */
const registries = ['apps/server/src/operations/registry.ts', 'apps/server/src/job-handlers/registry.ts'];
const calledByName = /^apps\/server\/src\/(?:operations|job-handlers)\/(?:.*\/)?([A-Z]\w+)\.ts$/;
/** Lists of all operations, in the contract and elsewhere, name every one of them. */
const mayName = /\.test\.ts$|^e2e\/|^apps\/web\/app\/(?:routes|features)\//;
const page = /^apps\/web\/app\/.*(?<!\.test)\.tsx?$/;

/**
 * What has to be run again after changes of these files, of this project's `code`: tests that import them, or import what
 * does; that name an operation or a job among these; or, as journeys do, a page's address.
 */
export function testsTouchedBy(changed: readonly string[], code: ReadonlyMap<string, string>): TouchedTests {
  const importers = importersIn(code);
  const addresses = addressesByFile(routes);
  const touched = new Set<string>();
  const waiting = [...changed];
  const naming = [...code].filter(([file]) => mayName.test(file));
  const touchThoseWith = (words: string, among: RegExp) => {
    for (const [file, text] of naming) if (among.test(file) && text.includes(words)) waiting.push(file);
  };
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (touched.has(file)) continue;
    touched.add(file);
    if (!registries.includes(file)) waiting.push(...(importers.get(file) ?? []));
    const name = calledByName.exec(file)?.[1];
    if (name !== undefined) for (const quote of ["'", '.', '`']) touchThoseWith(`${quote}${name}`, mayName);
    for (const address of addresses.get(file) ?? []) touchThoseWith(address, /^e2e\//);
    // What every request of every journey passes.
    if (file === 'apps/server/src/main.ts') waiting.push('e2e/prepared-shop.ts');
    // Those that look at the built pages.
    if (page.test(file)) touchThoseWith('builtWebApp(', /\.test\.ts$/);
  }
  const tests = [...touched].filter((file) => file.endsWith('.test.ts') && code.has(file)).sort();
  return {
    unit: tests.filter((file) => !/^(?:e2e|tools\/imagery)\//.test(file)),
    journeys: tests.filter((file) => /^e2e\/[^/]+$/.test(file)),
  };
}

/** By file, those that import it. */
function importersIn(code: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of code) {
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const imported = resolved(file, name, code);
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function resolved(from: string, name: string, code: ReadonlyMap<string, string>): string | undefined {
  const ofPackage = /^@boxwright\/(\w+)(?:\/(.+))?$/.exec(name);
  const base = ofPackage ? `packages/${ofPackage[1]}/src` : join(dirname(from), name);
  if (!ofPackage && !name.startsWith('.')) return undefined;
  const ends = ofPackage ? [`/${ofPackage[2]}.ts`, '/index.ts'] : ['', '.ts', '.tsx', '/index.ts'];
  return ends.map((end) => base + end).find((file) => code.has(file));
}

/** The fixed beginning of each page's addresses, as a test writes it. */
function addressesByFile(entries: readonly RouteConfigEntry[], above = ''): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path = '', file, children = [] } of entries) {
    const address = `${above}/${path}`.replace(/\/+/g, '/').replace(/:.*/, '');
    const key = `apps/web/app/${file}`;
    // The first page's address stands in all others.
    found.set(key, [...(found.get(key) ?? []), address === '/' ? "'/'" : address]);
    for (const [child, more] of addressesByFile(children, path === '' ? above : address)) {
      found.set(child, [...(found.get(child) ?? []), ...more]);
    }
  }
  return found;
}

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Tests touched by what isn't committed, and by what was since `since`, such as `main`. */
export function changedTests(since = 'HEAD'): TouchedTests {
  const added = git('ls-files', '--others', '--exclude-standard');
  const all = [...git('ls-files'), ...added].filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
  const code = new Map(all.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const { unit, journeys } = testsTouchedBy([...git('diff', '--name-only', '--merge-base', since), ...added], code);
  console.log(`Of ${all.filter((file) => basename(file).endsWith('.test.ts')).length} test files run:`);
  for (const file of [...unit, ...journeys]) console.log(`  ${file}`);
  return { unit, journeys };
}
