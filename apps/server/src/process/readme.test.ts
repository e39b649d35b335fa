import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from './env.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
/** The rows of the README's table of settings: name and default, as written there. */
const rows = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.+?) \|/gm)].map(([, name = '', byDefault = '']) => ({
  name,
  byDefault,
}));

test('the README lists every setting, and no other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(settings).sort());
});

test.each(Object.entries(settings))('the README gives the default of %s', (name, [schema]) => {
  const byDefault = schema.safeParse(undefined).data;
  const documented = rows.find((row) => row.name === name)?.byDefault;
  if (byDefault !== undefined) expect(documented).toBe(`\`${byDefault}\``);
  else expect(documented, 'a default that the schema does not have').not.toMatch(/^`/);
});
