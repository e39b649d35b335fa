import type { SaleLine } from '@boxwright/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ArtworkOf } from './ArtworkOf.tsx';
import { Asked } from './Asked.tsx';
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

test('a sale names the order by which its quotation was ordered', () => {
  const saidOf = (orderedAs: Sale['orderedAs']) => {
    const page = () => createElement(Asked, { sale: { enquiry: null, quotation: null, orderedAs } as Sale });
    return renderToString(createElement(createRoutesStub([{ path: '/', Component: page }]))).replaceAll('<!-- -->', '');
  };
  const said = saidOf({ quotation: 'Q26-10001', orderId: 7, number: 'BW26-010001' });
  expect(said).toMatch(
    /Quotation Q26-10001 of this sale was ordered as <a [^>]*href="\/manage\/orders\/7"[^>]*>BW26-010001</,
  );
  expect(saidOf(null)).toBe('');
});
