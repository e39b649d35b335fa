import type { ColourSpace } from '../pdf/colour-space.ts';
import type { Colour } from './graphics-state.ts';
import type { Paint } from './painted.ts';

const process = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** How a colour is printed. How colours of screens are converted is another's matter: they have no inks. */
export function paintOf(
  { space, values }: Colour,
  how: Pick<Paint, 'overprints' | 'isTransparent'> = { overprints: false, isTransparent: false },
): Paint {
  const { family } = space;
  const amount = (index: number): number => {
    const value = values[index];
    return typeof value === 'number' ? Math.min(1, Math.max(0, value)) : 1;
  };
  const all = amountsOf(space, amount);
  const printed = all.filter(([ink, share]) => ink !== 'None' && share > 0);
  const screen = family === 'RGB' ? ([amount(0), amount(1), amount(2)] as const) : null;
  return {
    family,
    inks: printed.map(([ink]) => ink),
    amounts: printed.map(([, share]) => share),
    screen,
    isWhite: screen ? screen.every((each) => each >= 0.999) : all.length > 0 && printed.length === 0,
    ...how,
  };
}

function amountsOf(space: ColourSpace, amount: (index: number) => number): (readonly [ink: string, share: number])[] {
  switch (space.family) {
    case 'Gray':
      return [['Black', 1 - amount(0)]];
    case 'CMYK':
      return process.map((ink, index) => [ink, amount(index)]);
    case 'Separation':
    case 'DeviceN':
      return space.inks.map((ink, index) => [ink, amount(index)]);
    default:
      return [];
  }
}

/** The inks of a picture or a blend, whose amounts aren't looked at. */
export const inksOfSpace = (space: ColourSpace): readonly string[] =>
  space.family === 'Gray' ? ['Black'] : paintOf({ space, values: [] }).inks;
