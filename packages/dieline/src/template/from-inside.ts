import type { Dieline, Point } from '../dieline.ts';
import type { LaidBlank, LaidBlanks } from '../export/side-by-side.ts';
import { bleedOf } from '../folding/assemble.ts';
import type { TemplateBlank } from './template.ts';

/** A point or a direction of a blank as it is seen from the other side of the board. */
const turned = ([x, y]: Point): Point => [-x, y];

/**
 * Laid blanks as they are seen from inside: left and right change places, and bleed ends at flaps whose
 * inside is glued. For drawings: nothing that is folded is in it.
 */
export function laidFromInside<Laid extends LaidBlanks>(laid: Laid): Laid {
  const { width } = laid;
  const blanks = laid.blanks.map(
    ({ name, dieline, shift, bounds, middle }): LaidBlank => ({
      name,
      dieline: flatFromInside(dieline),
      shift: [width - shift[0], shift[1]],
      middle: [width - middle[0], middle[1]],
      bounds: { ...bounds, left: width - bounds.right, right: width - bounds.left },
    }),
  );
  return { ...laid, blanks };
}

function flatFromInside(dieline: Dieline): Dieline {
  const { panels, paths, glue } = dieline;
  const bleed = paths.some(({ kind }) => kind === 'bleed') ? bleedOf(dieline, glue, 'inside') : [];
  return {
    ...dieline,
    hinges: [],
    // Outlines run clockwise as they are seen.
    panels: panels.map(({ bend: _, holes = [], outline, ...panel }) => ({
      ...panel,
      outline: outline.map(turned).toReversed(),
      holes: holes.map((hole) => hole.map(turned).toReversed()),
    })),
    paths: [...paths.filter(({ kind }) => kind !== 'bleed'), ...bleed].map((path) => ({
      ...path,
      points: path.points.map(turned),
    })),
    glue: glue.map(({ holes = [], outline, ...zone }) => ({
      ...zone,
      outline: outline.map(turned).toReversed(),
      holes: holes.map((hole) => hole.map(turned).toReversed()),
    })),
  };
}

/** What a designer must know of the panels inside, on a blank of `laidFromInside`. Codes are printed outside. */
export function templateFromInside({ names, dieline, ...blank }: TemplateBlank): TemplateBlank {
  const inside = flatFromInside(dieline);
  return {
    ...blank,
    dieline: inside,
    names: names.map(({ at, up, arrow, ...name }) => ({
      ...name,
      at: turned(at),
      up: turned(up),
      arrow: arrow && [turned(arrow[0]), turned(arrow[1])],
    })),
    inkFree: inside.glue.filter(({ face }) => face === 'inside').map(({ outline }) => outline),
    spaces: [],
  };
}
