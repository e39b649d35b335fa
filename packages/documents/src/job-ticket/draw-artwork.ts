import { longDate } from '../long-date.ts';
import { drawLabel } from '../order-form-head.ts';
import { HAIRLINE, type Sheet, write } from '../sheet.ts';
import { marked } from '../structure.ts';
import type { TicketArtwork, TicketPicture } from './job-ticket-data.ts';

/** In points. */
const tallest = 92;
/** Between two pictures. */
const gap = 10;

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Frame extends Column {
  readonly height: number;
}

/** Draws the state of the proof and a picture of what is printed; returns the y below. */
export function drawArtwork(doc: Sheet, { x, y: top, width }: Column, artwork: TicketArtwork): number {
  const { picture, inside } = artwork;
  let y = drawLabel(doc, 'Artwork and proof', x, top, width);
  y = write(doc, proofWords(artwork), { x, y, width, face: 'strong', tallest: 36 });
  if (artwork.waiver) y = write(doc, waiverWords(artwork.waiver), { x, y, width, tallest: 60 });
  for (const said of artwork.onPlates ?? []) y = write(doc, said, { x, y, width, tallest: 72 });
  if (picture === null) return y;
  y = write(doc, picture.name, { x, y, width, tallest: 12 }) + 3;
  if (!inside) return drawPicture(doc, { x, y, width, height: tallest }, picture);
  const half = { y, width: (width - gap) / 2, height: tallest };
  return drawSides(
    doc,
    [
      { ...half, x },
      { ...half, x: x + half.width + gap },
    ],
    [picture, inside],
  );
}

/** The height of the label above each of two pictures. */
const labelHeight = 12;

/** What pictures take that are drawn in a column below each other. */
export const picturesHeight = ({ inside }: Pick<TicketArtwork, 'inside'>, height: number): number =>
  inside ? 2 * (labelHeight + height) : height;

/** Draws what is printed on a blank, both sides below each other; returns the y below. */
export function drawPictures(doc: Sheet, frame: Frame, { picture, inside }: TicketArtwork): number {
  if (picture === null) return frame.y;
  if (!inside) return drawPicture(doc, frame, picture);
  const below = { ...frame, y: frame.y + labelHeight + frame.height };
  return drawSides(doc, [frame, below], [picture, inside]);
}

/** Draws both sides of a box with their names; returns the y below. */
function drawSides(
  doc: Sheet,
  frames: readonly [Frame, Frame],
  [outside, inside]: readonly [TicketPicture, TicketPicture],
): number {
  const draw = (frame: Frame, label: string, picture: TicketPicture) => {
    drawLabel(doc, label, frame.x, frame.y, frame.width);
    return drawPicture(doc, { ...frame, y: frame.y + labelHeight }, picture);
  };
  return Math.max(draw(frames[0], 'Outside', outside), draw(frames[1], 'Inside, from inside', inside));
}

/** Whether it is approved, by whom and when. */
export const proofWords = ({ says, approvedAt }: TicketArtwork): string =>
  approvedAt === null ? says : `${says} on ${longDate(approvedAt)}`;

/** Who let it be printed without an approved proof, and why. */
export const waiverWords = ({ by, at, reason }: NonNullable<TicketArtwork['waiver']>): string =>
  `${by} said so on ${longDate(at)}. Reason: ${reason}`;

/** Draws the picture into a place, from its upper left corner; returns the y below. */
function drawPicture(doc: Sheet, { x, y, width, height }: Frame, picture: TicketPicture): number {
  const scale = Math.min(width / picture.width, height / picture.height);
  const [wide, tall] = [picture.width * scale, picture.height * scale];
  marked(
    doc,
    'Figure',
    () => {
      doc.image(Buffer.from(picture.jpeg), x, y, { width: wide, height: tall });
      doc.lineWidth(0.5).strokeColor(HAIRLINE).rect(x, y, wide, tall).stroke();
    },
    { alt: `What is printed: ${picture.name}`, bbox: [x, y, x + wide, y + tall] },
  );
  return y + tall;
}
