import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PackForm } from './PackForm.tsx';

const shown = (quantity: number, unmadeBefore: string) => {
  const rest = [{ position: 1, name: 'Tea Carton', quantity, charged: quantity, unmadeBefore }];
  const page = () => createElement(PackForm, { rest, posted: undefined });
  return renderToString(createElement(createRoutesStub([{ path: '/', Component: page }]))).replaceAll('<!-- -->', '');
};

test('who packs a part reads what the works have made nothing of, and says that its goods are there', () => {
  const unmade = shown(1000, 'Printing');
  expect(unmade).toContain('1,000 are in no parcel. Nothing is made yet: next is Printing.');
  expect(unmade).toMatch(/name="isThere"/);
  expect(shown(1000, '')).not.toMatch(/Nothing is made|name="isThere"/);
});

test('one piece is in no parcel', () => {
  expect(shown(1, '')).toContain('1 is in no parcel.');
});
