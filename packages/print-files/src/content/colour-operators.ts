import { type ColourSpace, deviceSpace } from '../pdf/colour-space.ts';
import type { GraphicsState } from './graphics-state.ts';
import { type Instruction, isName } from './instructions.ts';

/** Operators that set a colour, for filling or for strokes, and the colour space of those that have one of their own. */
const colourOperators = new Map<string, { target: 'fill' | 'stroke'; family?: ColourSpace['family'] }>([
  ['g', { target: 'fill', family: 'Gray' }],
  ['G', { target: 'stroke', family: 'Gray' }],
  ['rg', { target: 'fill', family: 'RGB' }],
  ['RG', { target: 'stroke', family: 'RGB' }],
  ['k', { target: 'fill', family: 'CMYK' }],
  ['K', { target: 'stroke', family: 'CMYK' }],
  ...(['cs', 'sc', 'scn'] as const).map((name) => [name, { target: 'fill' }] as const),
  ...(['CS', 'SC', 'SCN'] as const).map((name) => [name, { target: 'stroke' }] as const),
]);

/** Follows an instruction that sets a colour or its space; others change nothing. */
export function setColour(
  state: GraphicsState,
  { operator, operands }: Pick<Instruction, 'operator' | 'operands'>,
  spaceNamed: (name: string) => ColourSpace,
): void {
  const side = colourOperators.get(operator);
  if (!side) return;
  const { target, family } = side;
  if (family !== undefined) state[target] = { space: deviceSpace(family), values: operands };
  else if (operator === 'cs' || operator === 'CS') {
    const [name] = operands.slice(-1);
    const space = isName(name) ? spaceNamed(name.name) : deviceSpace('unknown');
    // The first colour of a space is its black, or its full ink.
    state[target] = { space, values: space.family === 'CMYK' ? [0, 0, 0, 1] : space.inks.map(() => 1) };
  } else state[target] = { space: state[target].space, values: operands };
}
