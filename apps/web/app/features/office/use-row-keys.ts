import { type RefObject, useRef } from 'react';
import { useShortcuts } from './Shortcuts.tsx';

/**
 * `j` and `k` move the focus through the rows of a list, and `/` to its search field, if it has one. A row is a link with `data-row`;
 * Enter opens it, as every link.
 */
export function useRowKeys<E extends HTMLElement>({ hasSearch = true } = {}): RefObject<E | null> {
  const list = useRef<E>(null);
  const move = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by];
    next?.focus();
  };
  useShortcuts([
    { keys: 'j', name: 'Next row', run: () => move(1) },
    { keys: 'k', name: 'Previous row', run: () => move(-1) },
    ...(hasSearch
      ? [
          {
            keys: '/',
            name: 'Search',
            run: () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
          },
        ]
      : []),
  ]);
  return list;
}
