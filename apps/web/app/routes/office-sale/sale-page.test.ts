import type { SaleLine } from '@boxwright/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ArtworkOf } from './ArtworkOf.tsx';
import { coatsOf, type Sale } from './load-sale.ts';

/** The artwork of an item. Only the fields that are read are given. */
const shown = (own: Pick<SaleLine, 'takesFile' | 'artwork'>) => {
  const [sale, line] = [{ version: 2, order: null } as Sale, { id: 5, ...own } as SaleLine];
  const item = () => createElement(ArtworkOf, { sale, line, number: 1, posted: undefined });
  return renderToString(createElement(createRoutesStub([{ path: '/', Component: item }])));
};

test('a file can be attached to what is printed, and only be taken off what isn’t', () => {
  expect(shown({ takesFile: true, artwork: null })).toContain('Attach artwork');
  expect(shown({ takesFile: false, artwork: null })).toBe('');
  const artwork = { name: 'front.pdf', token: 't' };
  expect(shown({ takesFile: true, artwork })).toContain('Another file');
  expect(shown({ takesFile: false, artwork })).toMatch(/^(?!.*Another file).*Take off/s);
});

test('the catalogue’s coating that is none isn’t offered a second time', () => {
  const coatings = [
    { kind: 'outer', code: 'none' },
    { kind: 'outer', code: 'gloss-aqueous' },
    { kind: 'inner', code: 'oil-barrier' },
  ] as const;
  expect(coatsOf('outer', coatings).map(({ code }) => code)).toEqual(['gloss-aqueous']);
  expect(coatsOf('inner', coatings).map(({ code }) => code)).toEqual(['oil-barrier']);
});
