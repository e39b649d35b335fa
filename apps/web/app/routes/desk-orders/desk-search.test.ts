import { createElement, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { DeskSearch } from './DeskSearch.tsx';

const drawn = (filters: Parameters<typeof DeskSearch>[0]['filters']) => {
  const Component = () => createElement(DeskSearch, { filters, field: createRef<HTMLInputElement>() });
  return renderToString(createElement(createRoutesStub([{ path: '/', Component }]))).replaceAll('<!-- -->', '');
};

test('the search of orders names what it finds by, with examples', () => {
  const search = drawn({ search: '' });
  for (const named of ['Order', 'PO', 'customer', 'GSTIN', 'item', 'file', 'place', '₹'])
    expect(search).toMatch(new RegExp(`<label[^>]*>[^<]* ?${named}[,<]`));
  expect(search).toContain('placeholder="PO 4711');
});

test('where filters are folded, it is counted how many are chosen', () => {
  expect(drawn({ search: 'soap' })).toContain('Filters</summary>');
  expect(drawn({ search: '', payment: 'Paid', placedFrom: '2026-11-01' })).toContain('Filters (2 chosen)</summary>');
});
