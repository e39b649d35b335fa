import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from './env.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sample = read('deploy/.env.example');
const compose = read('deploy/compose.yaml');
const image = read('deploy/Containerfile');
const page = read('docs/OPERATIONS.md');
const flags = read('tools/node-flags.mjs');

/** Settings of the compose file itself, not of the shop. */
const ofCompose = ['DOMAIN', 'POSTGRES_PASSWORD', 'ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY'];
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('deploy/ sets only settings that exist, and its sample holds no values', () => {
  const lines = sample.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.filter((line) => !/^[A-Z0-9_]+=$/.test(line))).toEqual([]);
  const named = [
    ...lines.map((line) => line.slice(0, -1)),
    ...matches(compose, /^ {4}([A-Z][A-Z0-9_]+):/gm),
    ...matches(compose, /\$\{([A-Z0-9_]+)/g),
  ];
  const known = [...Object.keys(settings), ...ofCompose];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(matches(compose, /\$\{([A-Z0-9_]+)/g).filter((name) => !lines.includes(`${name}=`))).toEqual([]);
});

test('containers run programs that exist, as the other commands run them', () => {
  const programs = [...matches(image, /"([\w/-]+\.ts)"/g), ...matches(compose, /"([\w/-]+\.ts)"/g)];
  expect(programs).toEqual(['apps/server/src/main.ts', 'apps/server/src/worker.ts']);
  expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const ofNode = matches(flags, /'(--[\w=-]+)'/g);
  expect(ofNode).toHaveLength(2);
  for (const text of [image, compose, page]) for (const flag of ofNode) expect(text).toContain(flag);
  expect(flags).toContain("MALLOC_ARENA_MAX: '2'");
  for (const text of [image, page]) expect(text).toContain('MALLOC_ARENA_MAX=2');
  const paths = [...matches(compose, /- \.\/(\S+?):/g), ...matches(compose, /dockerfile: deploy\/(\S+)/g)];
  expect(paths.filter((path) => !existsSync(join(root, 'deploy', path)))).toEqual([]);
});

interface Service {
  readonly image: string;
  readonly build?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly restart?: string;
  readonly healthcheck?: unknown;
  readonly logging?: { readonly options: Record<string, string> };
}

test('every container has a fixed version, only the rights that it needs, and bounded memory, processes and logs', () => {
  const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
  expect(Object.keys(services)).toHaveLength(6);
  for (const [name, service] of Object.entries(services)) {
    if (service.build === undefined) expect(service.image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
    expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
    expect(service.security_opt, name).toContain('no-new-privileges:true');
    expect([service.mem_limit, service.healthcheck], name).not.toContain(undefined);
    expect(service.pids_limit, name).toBeGreaterThan(0);
    expect(Object.keys(service.logging?.options ?? {}), name).toEqual(['max-size', 'max-file']);
  }
  const shop = ['web-1', 'web-2', 'worker'].map((name) => services[name]?.cap_add);
  expect(shop).toEqual([undefined, undefined, undefined]);
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
  expect(image).toContain(`FROM node:${dependencies.node}-`);
});

test('docs/OPERATIONS.md mentions only settings, files, metrics and log lines that exist', () => {
  const quoted = matches(page, /`([^`\n]+)`/g);
  const inCapitals = quoted.filter((text) => /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(text));
  expect(inCapitals.filter((name) => !Object.hasOwn(settings, name))).toEqual([]);
  const files = quoted.filter((text) => /^apps\/\S+\.ts$/.test(text));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);

  const code = globSync('apps/server/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const metrics = matches(page, /^\| `([a-z_]+)`/gm).filter((name) => !/^(process|nodejs)_/.test(name));
  const logged = matches(page, /^- (`.+`): /gm).flatMap((line) => matches(line, /`([^`]+)`/g));
  expect([metrics.length, logged.length]).toEqual([4, 12]);
  expect([...metrics, ...logged].filter((text) => !code.includes(`'${text}'`))).toEqual([]);
});
