import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { furtherPages, officeAreas } from './areas.ts';
import { pagesFor, runAskedFor, searchesFor } from './commands.ts';

const names = (typed: string, role = 'Admin') =>
  [...pagesFor(typed, role), ...searchesFor(typed, role)].map(({ name }) => name);

test('a few letters open a page, and anything can be searched for', () => {
  expect(names('prod')[0]).toBe('Production');
  expect(names('art pro')[0]).toBe('Artwork and proofs');
  // Pages that the menu leaves out, too.
  expect(names('coup')[0]).toBe('Coupons');
  expect(names('pri lis')[0]).toBe('Price lists');
  expect(names('holi')[0]).toBe('Holidays');
  expect(names('runs')[0]).toBe('Print together, runs');
  expect(names('')).not.toContain('Coupons');
  expect(names('BW26-010001')).toEqual(['Orders with “BW26-010001”', 'Customers with “BW26-010001”']);
  expect(searchesFor('A & B', 'Admin').at(-1)?.to).toBe('/manage/customers?search=A+%26+B');
});

test('a section of the settings is found by its name, and by what is set in it', () => {
  expect(pagesFor('settings comp', 'Admin')[0]).toMatchObject({
    ...{ name: 'Settings: Company', to: '/manage/settings?section=company' },
  });
  expect(names('legal name')[0]).toBe('Settings: Company');
  expect(names('legal name', 'Order desk')).not.toContain('Settings: Company');
});

test('a role is offered only what it may open', () => {
  expect(names('', 'nobody')).toEqual([]);
  expect(names('x', 'nobody')).toEqual([]);
});

test('the number of a run is read as people write it', () => {
  expect(['RUN-0003', 'run 3', ' Run–12 ', 'run'].map(runAskedFor)).toEqual([3, 3, 12, null]);
});

interface Routed {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly Routed[] | undefined;
}

/** Those of the back office, without the pages of one thing and those of visitors who aren’t signed in. */
const addressesOf = (all: readonly Routed[]): string[] =>
  all.flatMap(({ path = '', file, children = [] }) => [
    ...(/^manage\/[^:]+$/.test(path) && file.endsWith('.tsx') ? [`/${path}`] : []),
    ...addressesOf(children),
  ]);

test('each page of the back office can be gone to', () => {
  const known = new Set([...officeAreas, ...furtherPages].map(({ to }) => to.split('?')[0]));
  expect(addressesOf(routes as readonly Routed[]).filter((address) => !known.has(address))).toEqual(['/manage/forgot']);
});
