import type { Millimetres, Panel, Point } from '../dieline.ts';
import type { Box } from '../drawing/box.ts';
import { type NamedBlank, namedBlanks } from '../export/side-by-side.ts';
import { type BoxFace, foldBox } from '../folding/assembly.ts';
import type { Point3 } from '../geometry/space.ts';
import { dot } from '../geometry/space.ts';
import { type Grain, preferredGrain } from '../measuring/grain.ts';
import { panelWords } from './panel-words.ts';
import { isPrinted } from './places-on-template.ts';
import { placeSpaces, type TemplateSpace } from './spaces.ts';
import { type Frame, frameFor, isFree, rectangleIn } from './upright.ts';

/** A panel's name where there is room for it, and the direction that points up on the closed box. */
export type TemplateName = {
  readonly panel: string;
  readonly text: string;
  readonly at: Point;
  /** Unit vector on the sheet. */
  readonly up: Point;
  /** Height of the letters. */
  readonly size: Millimetres;
  /** From its foot to its tip, if there is room for an arrow. */
  readonly arrow: readonly [Point, Point] | null;
};

/** A blank as its designer sees it: the drawing, and what is to be known of its panels. */
export type TemplateBlank = NamedBlank & {
  readonly names: readonly TemplateName[];
  /** Outlines of the printed face that get neither ink nor varnish, because they are glued. */
  readonly inkFree: readonly (readonly Point[])[];
  readonly spaces: readonly TemplateSpace[];
  /** The direction that the board's grain should have. */
  readonly grain: Grain;
};

/** The printed blanks of a box as templates for its artwork; greyboard isn't printed. */
export function templateOf(box: Box): TemplateBlank[] {
  const faces = foldBox(box, 1);
  const named = namedBlanks(box);
  const isTaken = { barcode: false, coding: false };
  return box.blanks.flatMap(({ dieline }, index): TemplateBlank[] => {
    const blank = named[index];
    if (!blank || !isPrinted(dieline)) return [];
    const framed = dieline.panels.flatMap((panel) => {
      // A bent panel's middle strip.
      const own = faces.filter((each) => each.blank === index && each.panel === panel.name);
      const face = own[Math.floor(own.length / 2)];
      // The base of a lid is its top.
      const shown = panel.role === 'base' && (face?.normal[1] ?? 0) > 0.7 ? { ...panel, name: 'top' } : panel;
      return face ? [{ panel: shown, frame: frameFor(panel, upOn(face)) }] : [];
    });
    const inkFree = dieline.glue.filter(({ face }) => face === 'outside').map(({ outline }) => outline);
    const spaces = placeSpaces(framed, inkFree).filter(({ kind }) => !isTaken[kind]);
    for (const { kind } of spaces) isTaken[kind] = true;
    const names = framed.flatMap(({ panel, frame }) => nameOn(panel, frame, spaces));
    return [{ ...blank, names, inkFree, spaces, grain: preferredGrain(box.style, dieline) }];
  });
}

/**
 * Which way is up on a panel, for a reader who stands before the box and tilts it: up on a standing panel, away from the
 * front on a lid, and towards it on a base.
 */
function upOn({ normal, placement: { xAxis, yAxis } }: BoxFace): Point {
  const level: Point3 = normal[1] > 0 ? [0, 0, -1] : [0, 0, 1];
  const up: Point3 = Math.abs(normal[1]) < 0.7 ? [0, 1, 0] : level;
  const [x, y] = [dot(up, xAxis), dot(up, yAxis)];
  const length = Math.hypot(x, y);
  return length < 1e-6 ? [0, -1] : [x / length, y / length];
}

const [usualLetters, smallestLetters]: readonly Millimetres[] = [3.2, 1.8];
/** Width of a letter on average, as a share of its height. */
const letterWidth = 0.55;
const arrowLength: Millimetres = 7;

function nameOn(panel: Panel, frame: Frame, spaces: readonly TemplateSpace[]): TemplateName[] {
  const text = panelWords(panel.name);
  const taken = spaces.filter((space) => space.panel === panel.name).map(({ outline }) => outline);
  const { width, height } = frame;
  const room = Math.min((width - 2) / (text.length * letterWidth), height / 2.2);
  const size = Math.min(usualLetters ?? 0, room);
  if (size < (smallestLetters ?? 0)) return [];
  const [wide, tall] = [text.length * letterWidth * size, size * 1.3];
  for (const withArrow of height > 2 * arrowLength + tall ? [true, false] : [false]) {
    const whole = withArrow ? tall + arrowLength + 1.5 : tall;
    for (const share of [0.5, 0.6, 0.7, 0.4, 0.3, 0.8, 0.2, 0.86, 0.14]) {
      const [u, v] = [width / 2, height * share];
      const place = rectangleIn(frame, [u - wide / 2, v - whole / 2], [wide, whole]);
      if (!isFree(place, panel, taken)) continue;
      const low = v - whole / 2;
      const arrow = [frame.at([u, low + tall + 1.5]), frame.at([u, low + whole])] as const;
      return [
        {
          panel: panel.name,
          text,
          at: frame.at([u, low + tall / 2]),
          up: frame.up,
          size,
          arrow: withArrow ? arrow : null,
        },
      ];
    }
  }
  return [];
}
