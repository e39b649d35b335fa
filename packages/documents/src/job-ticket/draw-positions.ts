import { formatCount } from '@boxwright/money';
import { hairline, heightOf, SHEET, type Sheet, write } from '../sheet.ts';
import { drawPictures, picturesHeight, proofWords, waiverWords } from './draw-artwork.ts';
import { blanksHeight, drawBlanks } from './draw-blanks.ts';
import { drawFacts, factsHeight } from './draw-facts.ts';
import type { JobTicketData, TicketPart } from './job-ticket-data.ts';
import { roomFor } from './room-for.ts';

/** In points: facts, then the blank, then what is printed on it. */
const facts = { x: SHEET.left, width: 268, label: 74 };
const blankAt = { x: 327, width: 132 };
const picture = { x: 471, width: SHEET.right - 471, height: 84 };
const tallest = 84;
const heading = { x: SHEET.left, width: SHEET.right - SHEET.left, face: 'strong', size: 10, as: 'H2' } as const;

/**
 * Draws what is at each number of a run's sheet: its job and part, its figures, its blank, and what is printed on it;
 * returns the y below. A position is never split between pages.
 */
export function drawPositions(doc: Sheet, top: number, { parts }: JobTicketData): number {
  let y = top;
  for (const part of parts) {
    const rows = factsOf(part);
    const beside = part.blank ? blanksHeight([part.blank], tallest) : 0;
    const pictures = part.artwork ? picturesHeight(part.artwork, picture.height) : 0;
    const height = heightOf(doc, part.name, heading) + 12 + Math.max(factsHeight(doc, facts, rows), beside, pictures);
    y = drawPosition(doc, roomFor(doc, y, height), part, rows) + 8;
  }
  return y;
}

function drawPosition(doc: Sheet, top: number, { name, blank, artwork }: TicketPart, rows: Facts): number {
  hairline(doc, top);
  const y = write(doc, name, { ...heading, y: top + 5 }) + 3;
  const bottoms = [
    drawFacts(doc, facts, y, rows),
    blank ? drawBlanks(doc, { ...blankAt, y }, [blank], tallest) : y,
    artwork ? drawPictures(doc, { ...picture, y }, artwork) : y,
  ];
  return Math.max(...bottoms);
}

type Facts = JobTicketData['specification'];

const factsOf = ({ customer, ups, needed, made, specification = [], artwork }: TicketPart): Facts => [
  ...(customer === undefined ? [] : [{ label: 'For', value: customer }]),
  { label: 'Ups', value: `${ups} on a sheet` },
  { label: 'Needed', value: formatCount(needed) },
  ...(made === undefined ? [] : [{ label: 'Comes off', value: formatCount(made) }]),
  ...specification,
  ...(artwork ? [{ label: 'Proof', value: proofWords(artwork) }] : []),
  ...(artwork?.waiver ? [{ label: 'Let through', value: waiverWords(artwork.waiver) }] : []),
  ...(artwork?.onPlates?.length ? [{ label: 'On plates', value: artwork.onPlates.join(' ') }] : []),
];
