import { artworkPreviewAddress, type LineArtworkRow, type ProofRow, type ProofSheetRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useId } from 'react';
import { lineKinds } from '../dieline/line-kinds.ts';
import { FilePicture } from './FilePicture.tsx';
import type { DrawnLine } from './FlatArtwork.tsx';

interface StickerSheetProps {
  line: DrawnLine;
  /** The file that is printed. */
  shown: LineArtworkRow | undefined;
  proof: ProofRow | undefined;
}

/** How the stickers of a proof lie on each of their sheets, with their bleed and their cut, as its PDF shows it. */
export function StickerSheet({ line: { work, placed, name }, shown, proof }: StickerSheetProps) {
  const id = useId();
  const sheet = proof?.sheet ?? null;
  const [cut] = work?.lines ?? [];
  if (sheet === null || work === null || cut === undefined) return null;
  const laid = shown?.isKept ? placed[shown.id] : undefined;
  const { length, width, places, sheets, trailSheets } = sheet;
  // A cut may lie on the edge of the area for cutting; its bleed lies beyond.
  const around = work.bleed + 1;
  return (
    <details className="crease border-b py-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        The sheet: {formatCount(places.length)} {places.length === 1 ? 'sticker' : 'stickers'} on each
        <span className="sr-only">: {name}</span>
      </summary>
      <p className="pt-2 pb-3 text-[0.9375rem] text-ink-soft">
        {formatCount(places.length)} {places.length === 1 ? 'sticker' : 'stickers'} on each of {formatCount(sheets)}{' '}
        sheets, {formatCount(trailSheets)} of them for setting up. Each is printed with a bleed of {work.bleed} mm
        around its cut, which is cut off.
      </p>
      <svg
        role="img"
        aria-label={`The sheet of ${name}: ${places.length} on ${Math.round(length)} × ${Math.round(width)} mm`}
        viewBox={`${-around} ${-around} ${length + 2 * around} ${width + 2 * around}`}
        className="block max-h-[70vh] w-full rounded-lg border border-line bg-card"
      >
        <defs>
          <mask
            id={`${id}bleed`}
            maskUnits="userSpaceOnUse"
            x={-work.bleed}
            y={-work.bleed}
            width={work.length + 2 * work.bleed}
            height={work.width + 2 * work.bleed}
          >
            <path d={cut.d} fill="#fff" stroke="#fff" strokeWidth={2 * work.bleed} strokeLinejoin="round" />
          </mask>
          <g id={`${id}sticker`}>
            {laid && shown ? (
              <g mask={`url(#${id}bleed)`}>
                <FilePicture picture={{ href: artworkPreviewAddress(shown.artwork.token), placed: laid }} />
              </g>
            ) : null}
            <path
              d={cut.d}
              fill="none"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
              className={lineKinds.cut.stroke}
            />
          </g>
        </defs>
        <rect
          width={length}
          height={width}
          fill="none"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
          className="stroke-line-strong"
        />
        {places.map((place) => (
          <use key={`${place.x} ${place.y}`} href={`#${id}sticker`} transform={turned(place, work)} />
        ))}
      </svg>
    </details>
  );
}

/** The matrix that draws a sticker, upright from its corner, in its place on the sheet. */
function turned(
  { x, y, turn }: ProofSheetRow['places'][number],
  { length, width }: { readonly length: number; readonly width: number },
): string {
  switch (turn) {
    case 0:
      return `translate(${x} ${y})`;
    case 90:
      return `matrix(0 1 -1 0 ${x + width} ${y})`;
    case 180:
      return `matrix(-1 0 0 -1 ${x + length} ${y + width})`;
    case 270:
      return `matrix(0 -1 1 0 ${x} ${y + length})`;
  }
}
