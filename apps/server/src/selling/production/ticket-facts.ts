import { grainText } from '@boxwright/contract';
import { boardOf, boxStyleOf, caliperOf, type ImposedBlank } from '@boxwright/dieline';
import type { JobTicketData } from '@boxwright/documents';
import { formatCount } from '@boxwright/money';
import {
  asPricedBy,
  type CartonSpec,
  grainRuleOf,
  type ImposedRun,
  type PackedFlat,
  packedFlat,
} from '@boxwright/pricing';
import { glueText, nicksOf, strippedText, wasteText } from './blank-facts.ts';
import { partName } from './part-name.ts';
import type { PricedWith } from './sheet-file.ts';

/**
 * What the floor asks about a box before it reads the sheet: its style, its blanks, how the grain runs in them, where glue
 * goes, how they hang together until they are stripped, and how they are packed. Read from the drawing on its sheets.
 *
 * @param blanks all blanks of the ticket or its number; with none, only what the order says
 * @param laid the sheets on which they lie; none where they lie otherwise, with other jobs
 */
export function ticketFacts(
  { spec, card, engineVersion }: PricedWith,
  blanks: readonly ImposedBlank[],
  laid: readonly ImposedRun[],
): JobTicketData['specification'] {
  const style = boxStyleOf(spec.style);
  const each = (said: (blank: ImposedBlank) => string) => {
    const all = blanks.map((blank) => ({ blank, says: said(blank) })).filter(({ says }) => says !== '');
    const [first, ...others] = all;
    // What all parts share stands once.
    const isAlike = all.length === blanks.length && others.every(({ says }) => says === first?.says);
    if (first && isAlike) return first.says;
    return all.map(({ blank, says }) => `${partName({ part: blank.name })} ${says}`).join(', ');
  };
  return [
    { label: 'Style', value: [style?.name ?? spec.style, style?.ecma].filter(Boolean).join(', ') },
    { label: 'Flat size', value: each((blank) => `${sizeOf(blank).map(round).join(' × ')} mm`) },
    { label: 'Thickness', value: `${caliperOf(spec.board.gsm, spec.board.bulk)} mm` },
    {
      label: 'Grain',
      value: [grainText(grainRuleOf(spec), style?.family), laid.length === 0 ? '' : each(alongText)]
        .filter(Boolean)
        .join(', '),
    },
    { label: 'Print', value: coloursText(spec.print, card.colours) },
    { label: 'Ups', value: laid.map(upsOf).filter(Boolean).join(', ') },
    { label: 'Nicks', value: each(({ dieline }) => `${nicksOf(dieline).length} a blank`) },
    { label: 'Stripping', value: laid.map(strippedText).join(', ') },
    { label: 'Cut out', value: each(wasteText) },
    { label: 'Glue', value: each(glueText) },
    { label: 'Pack', value: packedText(packedFlat(asPricedBy(engineVersion, spec) ?? spec, card), spec.quantity) },
  ].filter(({ value }) => value !== '');
}

/** "620 in a carton of 600 × 400 × 300 mm, 9 cartons". */
function packedText(packed: PackedFlat | null, quantity: number): string {
  if (!packed) return '';
  const { pieces, carton } = packed;
  const cartons = Math.ceil(quantity / pieces);
  const size = [carton.length, carton.width, carton.height].join(' × ');
  return `${formatCount(pieces)} in a carton of ${size} mm, ${formatCount(cartons)} ${cartons === 1 ? 'carton' : 'cartons'}`;
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

const alongText = (blank: ImposedBlank): string => `along the ${round(alongGrain(blank))} mm`;

/** The side of a blank that lies along the sheet's longer edge, and so along its grain. All its places lie alike. */
function alongGrain(blank: ImposedBlank): number {
  const [width, height] = sizeOf(blank);
  return (blank.places[0]?.turn ?? 0) % 180 === 0 ? width : height;
}

const round = (millimetres: number): number => Math.round(millimetres * 10) / 10;
