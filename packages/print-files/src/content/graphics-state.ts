import { identity, type Matrix } from '../matrix.ts';
import type { ColourSpace } from '../pdf/colour-space.ts';
import type { Font } from '../pdf/font.ts';
import type { Operand } from './instructions.ts';

/** A colour as it was set. */
export interface Colour {
  readonly space: ColourSpace;
  readonly values: readonly Operand[];
}

/** What `q` saves and `Q` restores, as far as it is read. */
export interface GraphicsState {
  matrix: Matrix;
  fill: Colour;
  stroke: Colour;
  thickness: number;
  font: Font | undefined;
  fontSize: number;
  textMode: number;
}

const black: Colour = { space: { family: 'Gray', inks: [], isCalibrated: false }, values: [0] };

export const firstState = (matrix: Matrix = identity): GraphicsState => ({
  matrix,
  fill: black,
  stroke: black,
  thickness: 1,
  font: undefined,
  fontSize: 1,
  textMode: 0,
});

const process = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** The inks that a colour is printed in. Colours of screens have none: how they are converted is another's matter. */
export function inksOf({ space, values }: Colour): readonly string[] {
  const amount = (index: number): number => {
    const value = values[index];
    return typeof value === 'number' ? value : 1;
  };
  switch (space.family) {
    case 'Gray':
      return amount(0) < 1 ? ['Black'] : [];
    case 'CMYK':
      return process.filter((_ink, index) => amount(index) > 0);
    case 'Separation':
    case 'DeviceN':
      return space.inks.filter((ink, index) => ink !== 'None' && amount(index) > 0);
    default:
      return [];
  }
}

/** The inks of a picture or a blend, whose amounts aren't looked at. */
export const inksOfSpace = (space: ColourSpace): readonly string[] =>
  space.family === 'Gray' ? ['Black'] : inksOf({ space, values: [] });
