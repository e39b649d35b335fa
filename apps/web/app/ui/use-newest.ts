import { type RefObject, useCallback, useRef, useState } from 'react';

interface Newest<T> {
  /** As it is rendered. */
  readonly value: T;
  readonly newest: Readonly<RefObject<T>>;
  readonly show: (next: T) => void;
}

/**
 * A state whose changes begin with the newest value, also if that isn't rendered yet: a press that is repeated after
 * hydration (see hold-early-presses) comes right after the form has read what was typed before.
 */
export const useNewest = <T>(initial: T | (() => T)): Newest<T> => {
  const [value, setValue] = useState(initial);
  const newest = useRef(value);
  const show = useCallback((next: T) => {
    newest.current = next;
    setValue(() => next);
  }, []);
  return { value, newest, show };
};
