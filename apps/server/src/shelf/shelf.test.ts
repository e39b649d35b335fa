import { expect, test } from 'vitest';
import { etagOf, openShelf } from './shelf.ts';

const drawing = () => {
  let count = 0;
  return {
    draw: () => {
      count += 1;
      return `<svg>${count}</svg>`;
    },
    get count() {
      return count;
    },
  };
};

test('makes a thing once as long as it is wanted', () => {
  const shelf = openShelf<string>(2);
  const [soap, tea, salt] = [drawing(), drawing(), drawing()];
  shelf.take('soap', soap.draw);
  shelf.take('tea', tea.draw);
  shelf.take('soap', soap.draw);
  shelf.take('salt', salt.draw);
  expect(shelf.take('soap', soap.draw)).toBe('<svg>1</svg>');
  shelf.take('tea', tea.draw);
  expect([soap.count, tea.count, salt.count]).toEqual([1, 2, 1]);
});

test('never holds more than it has room for', () => {
  const shelf = openShelf<string>(3);
  for (let key = 0; key < 50; key += 1) shelf.take(String(key), () => `${key}`);
  expect(shelf.size).toBe(3);
});

test('makes again what was dropped', () => {
  const shelf = openShelf<string>(3);
  const soap = drawing();
  shelf.take('soap', soap.draw);
  shelf.drop('soap');
  expect(shelf.take('soap', soap.draw)).toBe('<svg>2</svg>');
});

test('tells contents apart by their marks, and the same ones not', () => {
  expect(etagOf('x')).toBe(etagOf(new TextEncoder().encode('x')));
  expect(etagOf('x')).not.toBe(etagOf('y'));
});
