import { useRef } from 'react';

/** So long it is watched before a time is shown, in milliseconds. */
const leastWatched = 3_000;

/** How long the rest takes at the speed so far, in words; null while that isn't known. */
export const useTimeLeft = (part: number, isStopped: boolean): string | null => {
  const begun = useRef<{ readonly part: number; readonly at: number } | null>(null);
  const now = Date.now();
  // What was there before, after a pause or from an earlier visit, says nothing of the speed.
  if (isStopped || part === 0 || (begun.current !== null && part < begun.current.part)) begun.current = null;
  else begun.current ??= { part, at: now };
  if (begun.current === null || now - begun.current.at < leastWatched || part <= begun.current.part) return null;
  return timeLeft(((now - begun.current.at) * (1 - part)) / (part - begun.current.part));
};

export const timeLeft = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes === 0) return 'less than a minute left';
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
};
