import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the latest handler: for memoised parts, which then aren't rendered again. */
export const useStable = <Given extends unknown[]>(handler: (...given: Given) => void): ((...given: Given) => void) => {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
