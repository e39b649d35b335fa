import { expect, test } from 'vitest';
import { openShelf } from './shelf.ts';

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

test('draws a picture once as long as it is wanted', () => {
  const shelf = openShelf(2);
  const [soap, tea, salt] = [drawing(), drawing(), drawing()];
  shelf.take('soap', soap.draw);
  shelf.take('tea', tea.draw);
  shelf.take('soap', soap.draw);
  shelf.take('salt', salt.draw);
  expect(shelf.take('soap', soap.draw).svg).toBe('<svg>1</svg>');
  shelf.take('tea', tea.draw);
  expect([soap.count, tea.count, salt.count]).toEqual([1, 2, 1]);
});

test('never holds more than it has room for', () => {
  const shelf = openShelf(3);
  for (let key = 0; key < 50; key += 1) shelf.take(String(key), () => `${key}`);
  expect(shelf.size).toBe(3);
});

test('tells pictures apart by their marks, and the same ones not', () => {
  const shelf = openShelf(3);
  const [one, same, other] = [shelf.take('a', () => 'x'), shelf.take('b', () => 'x'), shelf.take('c', () => 'y')];
  expect(one.etag).toBe(same.etag);
  expect(one.etag).not.toBe(other.etag);
});
