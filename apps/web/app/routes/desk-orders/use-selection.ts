import { useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  toggle(id: number): void;
  /** Selects everything between the row that was toggled last and this one. */
  reach(id: number): void;
  replace(ids: readonly number[]): void;
}

/** The selected rows. Rows that are no longer listed don't count. */
export function useSelection(listed: readonly number[]): Selection {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const anchor = useRef<number | null>(null);
  return {
    ids: new Set(chosen.filter((id) => listed.includes(id))),
    toggle(id) {
      anchor.current = id;
      setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
    },
    reach(id) {
      const from = listed.indexOf(anchor.current ?? id);
      const to = listed.indexOf(id);
      const between = listed.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
      setChosen((before) => [...new Set([...before, ...between])]);
      anchor.current = id;
    },
    replace(ids) {
      anchor.current = null;
      setChosen(ids);
    },
  };
}
