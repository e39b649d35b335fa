import { describe, expect, test } from 'vitest';
import { addressOfList, readAskedList } from './asked-list.ts';

const read = (query: string) => readAskedList(new URLSearchParams(query));
const plain = { search: '', page: 1, size: 10 };

describe('the list that an address asks for', () => {
  test('begins with ten rows of everything', () => {
    expect(read('')).toEqual(plain);
    expect(addressOfList('/my-orders', read(''))).toBe('/my-orders');
  });

  test('comes back from its own address', () => {
    const asked = { search: 'BW26 & paid', page: 7, size: 50 } as const;
    expect(read(addressOfList('', asked).slice(1))).toEqual(asked);
  });

  test.each(['page=0', 'page=-1', 'page=1e3', 'page=9999999', 'size=11', 'size=ten', 'search=+++'])(
    'is the plain one where %s makes no sense',
    (query) => {
      expect(read(query)).toEqual(plain);
    },
  );
});
