import type { CartonSpec, Printed } from './carton.ts';
import type { RateCard } from './rate-card.ts';

/** What the press is prepared for and does, whatever the number of sheets. */
export type PressWork = {
  /** How often each sheet goes through the press. */
  readonly passes: number;
  readonly plates: number;
  /** Washing the press for spot inks, and back. */
  readonly washing: number;
  /** Sheets until press and die run well, without those of coats. */
  readonly makereadySheets: number;
};

/** The inks of a box as they are priced if its specification doesn't name any: the card's colours, outside. */
const usualPrint = ({ colours }: RateCard): Printed => ({
  outside: { process: colours, spots: [] },
  inside: { process: 0, spots: [] },
});

/**
 * A side with inks goes through the press once for as many inks as the card's usual colours, because a pass costs the same
 * with fewer; each pass has its makeready. Without print only the punch needs some sheets: as many as a coat does.
 */
export function pressWork({ print }: Pick<CartonSpec, 'print'>, card: RateCard): PressWork {
  const { outside, inside } = print ?? usualPrint(card);
  const inks = [outside, inside].map(({ process, spots }) => process + spots.length);
  const passes = inks.reduce((sum, each) => sum + Math.ceil(each / card.colours), 0);
  return {
    passes,
    plates: inks.reduce((sum, each) => sum + each, 0) * card.platePerColour,
    washing: (outside.spots.length + inside.spots.length) * card.washPerSpot,
    makereadySheets: passes === 0 ? card.coatMakereadySheets : passes * card.makereadySheets,
  };
}

const mostSpots = 4;

/** Whether these inks can be printed: up to four of the process and four spot inks a side, each named once. */
export const isPrintable = ({ outside, inside }: Printed): boolean =>
  [outside, inside].every(
    ({ process, spots }) =>
      Number.isInteger(process) &&
      process >= 0 &&
      process <= 4 &&
      spots.length <= mostSpots &&
      spots.every((name) => name.trim() !== '') &&
      new Set(spots).size === spots.length,
  );
