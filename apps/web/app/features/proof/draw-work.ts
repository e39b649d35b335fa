import type { ProofLineRow } from '@boxwright/contract';
import {
  dielineDrawing,
  drawBox,
  laySideBySide,
  type Panel,
  type Point,
  templateGap,
  templateOf,
} from '@boxwright/dieline';
import { outlinePath } from '@boxwright/pricing';
import type { DrawnLine } from './FlatArtwork.tsx';
import type { FlatWork } from './flat-work.ts';
import { placeArtwork } from './place-artwork.ts';

type Sizes = Pick<ProofLineRow, 'box' | 'sticker'>;

/** What is cut of a line, drawn, and where its files lie on it. Only for loaders. */
export function drawLine(line: ProofLineRow): Pick<DrawnLine, 'work' | 'placed'> {
  const work = line.state === null ? null : drawWork(line);
  const placed = work ? line.artworks.map((file) => [file.id, placeArtwork(work, line.sticker, file)] as const) : [];
  return { work, placed: Object.fromEntries(placed) };
}

/**
 * Draws what is cut of a line: the printed blanks of a box side by side, as their template has them, or a sticker. Null
 * if it can't be drawn. Only for loaders, because it contains the whole engine.
 */
function drawWork({ box, sticker }: Sizes): FlatWork | null {
  if (sticker !== null) return drawSticker(sticker);
  return box === null ? null : drawBlanks(box);
}

function drawSticker({ length, width, outline, contour }: NonNullable<Sizes['sticker']>): FlatWork {
  const cut = contour?.path ?? `M0 0${outlinePath(outline, { length, width })}`;
  return { length, width, board: cut, lines: [{ kind: 'cut', d: cut }] };
}

function drawBlanks({ style, ...size }: NonNullable<Sizes['box']>): FlatWork | null {
  const drawn = drawBox(style, size);
  const blanks = drawn.ok ? templateOf(drawn.box) : [];
  if (blanks.length === 0) return null;
  const { blanks: laid } = laySideBySide(blanks, templateGap);
  const [left, top] = [
    Math.min(...laid.map(({ bounds }) => bounds.left)),
    Math.min(...laid.map(({ bounds }) => bounds.top)),
  ];
  const moved = laid.map(({ dieline, shift: [dx, dy] }) => {
    const move = ([x, y]: Point): Point => [x + dx - left, y + dy - top];
    return {
      panels: dieline.panels.map(
        (panel): Panel => ({
          ...panel,
          outline: panel.outline.map(move),
          holes: (panel.holes ?? []).map((hole) => hole.map(move)),
        }),
      ),
      paths: dieline.paths.map((path) => ({ ...path, points: path.points.map(move) })),
    };
  });
  const { panels, paths } = dielineDrawing({
    panels: moved.flatMap((blank) => blank.panels),
    paths: moved.flatMap((blank) => blank.paths),
  });
  return {
    length: Math.max(...laid.map(({ bounds }) => bounds.right)) - left,
    width: Math.max(...laid.map(({ bounds }) => bounds.bottom)) - top,
    board: panels.map(({ d }) => coarse(d)).join(''),
    lines: paths.map(({ kind, d }) => ({ kind, d: coarse(d) })),
  };
}

/** Rounds to hundredths: more isn't visible and makes the page larger. */
const coarse = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (length) => String(Math.round(Number(length) * 100) / 100));
