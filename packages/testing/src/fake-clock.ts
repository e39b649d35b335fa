/** A clock that only `advance` moves, or its own `tick`. Pass `clock.now` wherever code takes the current time. */
export interface FakeClock {
  now: () => Date;
  /** Moves the clock forward. */
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
  set: (time: Date | string) => void;
  /** From now on each look at it finds it so many milliseconds later, as a real clock; 0 stops it. */
  tick: (milliseconds: number) => void;
}

/** Starts on an ordinary working morning in Chennai by default. */
export function fakeClock(start: Date | string = '2026-11-20T10:00:00+05:30'): FakeClock {
  let time = new Date(start).getTime();
  let ticking = 0;
  return {
    now: () => {
      time += ticking;
      return new Date(time);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    set: (to) => {
      time = new Date(to).getTime();
    },
    tick: (milliseconds) => {
      ticking = milliseconds;
    },
  };
}
