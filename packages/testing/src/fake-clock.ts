/** A clock that only `advance` moves. Pass `clock.now` wherever code takes the current time. */
export interface FakeClock {
  now: () => Date;
  /** Moves the clock forward. */
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
  set: (time: Date | string) => void;
}

/** Starts on an ordinary working morning in Chennai by default. */
export function fakeClock(start: Date | string = '2026-11-20T10:00:00+05:30'): FakeClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    set: (to) => {
      time = new Date(to).getTime();
    },
  };
}
