import { describe, expect, test } from 'vitest';
import { addressOfList, readAskedList } from './asked-list.ts';

const read = (query: string) => readAskedList(new URLSearchParams(query));
const plain = { search: '', page: 1, size: 10 };

describe('the list that a URL asks for', () => {
  test('has ten rows and no search by default', () => {
    expect(read('')).toEqual(plain);
    expect(addressOfList('/my-orders', read(''))).toBe('/my-orders');
  });

  test('is the same after writing to and reading from its URL', () => {
    const asked = { search: 'BW26 & paid', page: 7, size: 50 } as const;
    expect(read(addressOfList('', asked).slice(1))).toEqual(asked);
  });

  test.each(['page=0', 'page=-1', 'page=1e3', 'page=9999999', 'size=11', 'size=ten', 'search=+++'])(
    'is the default list for the invalid %s',
    (query) => {
      expect(read(query)).toEqual(plain);
    },
  );
});
