import { useLayoutEffect, useState } from 'react';

/** Counts down the whole seconds until a time; 0 on the server and until hydration. */
export const useSecondsLeft = (until: number): number => {
  const [left, setLeft] = useState(0);
  // A layout effect runs before the first paint, so that 0 isn't seen.
  useLayoutEffect(() => {
    setLeft(secondsTo(until));
    const timer = setInterval(() => {
      const now = secondsTo(until);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

const secondsTo = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));
