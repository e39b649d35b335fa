import type { ProofLineRow } from '@boxwright/contract';
import {
  dielineDrawing,
  drawBox,
  laidFromInside,
  laySideBySide,
  movedBlank,
  newestRevision,
  templateGap,
  templateOf,
} from '@boxwright/dieline';
import type { FlatWork } from './flat-work.ts';

type BoxOfLine = NonNullable<ProofLineRow['box']>;
/** A box that isn't ordered yet is drawn as the newest ones are. */
type DrawnBox = Omit<BoxOfLine, 'face' | 'drawing'> & { readonly drawing?: BoxOfLine['drawing'] };

/**
 * Draws the printed blanks of a box side by side, as their template has them, or the same as it is seen from inside. Null if it can't be drawn. Contains the
 * whole engine, so browsers import it lazily.
 */
export function drawBlanks(
  { style, drawing = newestRevision, ...size }: DrawnBox,
  side: 'outside' | 'inside' = 'outside',
): FlatWork | null {
  const drawn = drawBox(style, { ...size, revision: drawing });
  const blanks = drawn.ok ? templateOf(drawn.box) : [];
  if (blanks.length === 0) return null;
  const outside = laySideBySide(blanks, templateGap);
  const { blanks: laid } = side === 'inside' ? laidFromInside(outside) : outside;
  const [left, top] = [
    Math.min(...laid.map(({ bounds }) => bounds.left)),
    Math.min(...laid.map(({ bounds }) => bounds.top)),
  ];
  const length = Math.max(...laid.map(({ bounds }) => bounds.right)) - left;
  const moved = laid.map(({ shift: [dx, dy], ...blank }) => movedBlank({ ...blank, shift: [dx - left, dy - top] }));
  const { panels, paths } = dielineDrawing({
    panels: moved.flatMap((blank) => blank.panels),
    paths: moved.flatMap((blank) => blank.paths),
  });
  const bleedX = moved.flatMap((blank) =>
    blank.paths.filter(({ kind }) => kind === 'bleed').flatMap(({ points }) => points.map(([x]) => x)),
  );
  return {
    bleed: Math.max(0, -Math.min(0, ...bleedX)),
    length,
    width: Math.max(...laid.map(({ bounds }) => bounds.bottom)) - top,
    board: panels.map(({ d }) => coarse(d)).join(''),
    lines: paths.map(({ kind, d }) => ({ kind, d: coarse(d) })),
  };
}

/** Rounds to hundredths: more isn't visible and makes the page larger. */
const coarse = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (length) => String(Math.round(Number(length) * 100) / 100));
