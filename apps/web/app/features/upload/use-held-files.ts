import { type RefCallback, useRef } from 'react';

/** An item's field for a file. */
export interface HeldFile {
  /** Whether no file would be lost with the page; otherwise the field says which, and has the focus. */
  readonly mayLeave: () => boolean;
}

/** The fields for files of a page's items: what leads on from the page waits for them. */
export const useHeldFiles = () => {
  const files = useRef(new Map<number, HeldFile>());
  const refs = useRef(new Map<number, RefCallback<HeldFile>>());
  return {
    /** The same function for an item each time: an island whose script is on its way keeps its markup while its props stay. */
    field: (lineId: number): RefCallback<HeldFile> => {
      const known = refs.current.get(lineId);
      if (known) return known;
      const ref: RefCallback<HeldFile> = (current) => {
        if (current === null) files.current.delete(lineId);
        else files.current.set(lineId, current);
      };
      refs.current.set(lineId, ref);
      return ref;
    },
    /** Whether no file of the items would be lost with the page. The first that would says so. */
    mayLeave: (): boolean => [...files.current.values()].every((file) => file.mayLeave()),
    /** The same for one item. */
    mayLeaveItem: (lineId: number): boolean => files.current.get(lineId)?.mayLeave() ?? true,
  };
};
