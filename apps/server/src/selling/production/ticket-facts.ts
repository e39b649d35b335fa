import { boardOf, boxStyleOf, caliperOf, type ImposedBlank, nicksOnSheet } from '@boxwright/dieline';
import type { JobTicketData } from '@boxwright/documents';
import { type CartonSpec, type GrainRule, grainRuleOf, type ImposedRun } from '@boxwright/pricing';
import { partName } from './part-name.ts';
import type { PricedWith } from './sheet-file.ts';

/**
 * What the floor asks about a box before it reads the sheet: its style, its blanks, how the grain runs in them, and how
 * they hang together until they are stripped. Read from the drawing on its sheets.
 *
 * @param runs all sheets of the box; with none, only what its order says
 */
export function ticketFacts({ spec, card }: PricedWith, runs: readonly ImposedRun[]): JobTicketData['specification'] {
  const style = boxStyleOf(spec.style);
  const blanks = runs.flatMap(({ sheet }) => sheet.blanks);
  const each = (said: (blank: ImposedBlank) => string) =>
    blanks
      .map((blank) => (blanks.length === 1 ? said(blank) : `${partName({ part: blank.name })} ${said(blank)}`))
      .join(', ');
  return [
    { label: 'Style', value: [style?.name ?? spec.style, style?.ecma].filter(Boolean).join(', ') },
    { label: 'Flat size', value: each((blank) => `${sizeOf(blank).map(round).join(' × ')} mm`) },
    { label: 'Thickness', value: `${caliperOf(spec.board.gsm, spec.board.bulk)} mm` },
    { label: 'Grain', value: [grainWords[grainRuleOf(spec)], each(alongText)].filter(Boolean).join(', ') },
    { label: 'Colours', value: coloursText(spec.print, card.colours) },
    { label: 'Ups', value: runs.map(upsOf).filter(Boolean).join(', ') },
    { label: 'Nicks', value: each((blank) => `${nicksOf(blank)} a blank`) },
  ].filter(({ value }) => value !== '');
}

/** "CMYK outside, none inside", "Black and Gold outside, none inside", "no print". */
function coloursText(print: CartonSpec['print'], usual: number): string {
  const { outside, inside } = print ?? { outside: { process: usual, spots: [] }, inside: { process: 0, spots: [] } };
  const [out, within] = [outside, inside].map(({ process, spots }) =>
    [...(process > 0 ? [processNames[process] ?? `${process} of the process`] : []), ...spots].join(' and '),
  );
  return out || within ? `${out || 'none'} outside, ${within || 'none'} inside` : 'no print';
}

const processNames: Readonly<Record<number, string>> = { 1: 'Black', 4: 'CMYK' };

/** A planner sees whether another layout could hold more; nothing where blanks share the sheet. */
const upsOf = ({ parts: [laid], bound }: ImposedRun, _: number, { length }: readonly ImposedRun[]): string =>
  laid && bound !== null
    ? `${length === 1 ? '' : `${partName({ part: laid.part })} `}${laid.ups} laid, no layout holds more than ${bound}`
    : '';

function sizeOf({ dieline }: ImposedBlank): [number, number] {
  const { left, top, right, bottom } = boardOf(dieline);
  return [right - left, bottom - top];
}

/** What the price promises of the grain, for the floor. */
const grainWords: Readonly<Record<GrainRule, string>> = {
  held: 'held',
  alike: 'held alike in all parts',
  free: 'not held',
};

const alongText = (blank: ImposedBlank): string => `along the ${round(alongGrain(blank))} mm`;

/** The side of a blank that lies along the sheet's longer edge, and so along its grain. All its places lie alike. */
function alongGrain(blank: ImposedBlank): number {
  const [width, height] = sizeOf(blank);
  return (blank.places[0]?.turn ?? 0) % 180 === 0 ? width : height;
}

const nicksOf = (blank: ImposedBlank): number =>
  nicksOnSheet({ blanks: [{ ...blank, places: blank.places.slice(0, 1) }] }).length;

const round = (millimetres: number): number => Math.round(millimetres * 10) / 10;
