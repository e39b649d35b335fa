import { longDate } from '../long-date.ts';
import { drawLabel } from '../order-form-head.ts';
import { HAIRLINE, type Sheet, write } from '../sheet.ts';
import { marked } from '../structure.ts';
import type { TicketArtwork } from './job-ticket-data.ts';

/** In points. */
const tallest = 92;

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws the state of the proof and a picture of what is printed; returns the y below. */
export function drawArtwork(doc: Sheet, { x, y: top, width }: Column, artwork: TicketArtwork): number {
  const { picture } = artwork;
  let y = drawLabel(doc, 'Artwork and proof', x, top, width);
  y = write(doc, proofWords(artwork), { x, y, width, face: 'strong', tallest: 36 });
  if (artwork.waiver) y = write(doc, waiverWords(artwork.waiver), { x, y, width, tallest: 60 });
  for (const said of artwork.onPlates ?? []) y = write(doc, said, { x, y, width, tallest: 48 });
  if (picture === null) return y;
  y = write(doc, picture.name, { x, y, width, tallest: 12 }) + 3;
  return drawPicture(doc, { x, y, width, height: tallest }, picture);
}

/** Whether it is approved, by whom and when. */
export const proofWords = ({ says, approvedAt }: TicketArtwork): string =>
  approvedAt === null ? says : `${says} on ${longDate(approvedAt)}`;

/** Who let it be printed without an approved proof, and why. */
export const waiverWords = ({ by, at, reason }: NonNullable<TicketArtwork['waiver']>): string =>
  `${by} said so on ${longDate(at)}. Reason: ${reason}`;

/** Draws the picture into a place, from its upper left corner; returns the y below. */
export function drawPicture(
  doc: Sheet,
  { x, y, width, height }: Column & { readonly height: number },
  picture: NonNullable<TicketArtwork['picture']>,
): number {
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
