import {
  type Box,
  boxStyles,
  drawBox,
  laySideBySide,
  mesh,
  type Point,
  placesOnTemplate,
  type Surface,
  templateGap,
  templateOf,
} from '@boxwright/dieline';
import { expect, test } from 'vitest';
import { fileToPixels, fromOutside, pixelsOf } from './box-artwork.ts';

type Matrix = Parameters<typeof fileToPixels>[1];

const boxOf = (style: string): Box => {
  const limits = boxStyles.find(({ id }) => id === style)?.limits;
  const [least, most] = limits?.caliper ?? [0.4, 0.5];
  const low = ['glued-corner-tray', 'webbed-tray', 'pillow-box'].includes(style);
  const height = style === 'carry-bag' ? 150 : low ? 30 : 60;
  const drawn = drawBox(style, { length: 120, width: 80, height, caliper: Math.min(most, Math.max(least, 0.45)) });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
};

/** Files as they may lie: upright, turned by 90 and 180°, mirrored, larger than the drawing. */
const matrices: readonly Matrix[] = [
  [1, 0, 0, 1, -3, -3],
  [0, 1, -1, 0, 412, -5],
  [-1, 0, 0, -1, 512, 380],
  [-1, 0, 0, 1, 512, -3],
  [0.5, 0, 0, 0.5, -24, -27],
];

const over = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
const back = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => {
  const area = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
};

/** The texture coordinates of a panel's corners, also of those that no triangle needs because they lie on a straight line. */
const uvsOf = ({ uvs, indices, panels }: Surface, name: string): Point[] =>
  panels
    .filter(({ panel }) => panel === name)
    .flatMap(({ start, count }) => {
      const used = indices.subarray(start, start + count);
      const first = Math.min(...used);
      return Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
    })
    .map((index): Point => [uvs[2 * index] ?? Number.NaN, uvs[2 * index + 1] ?? Number.NaN]);

test.each(boxStyles.map(({ id }) => id))(
  'each panel of %s shows what lies on it on the flat drawing, outside and inside',
  (style) => {
    const box = boxOf(style);
    const places = placesOnTemplate(box);
    const template = templateOf(box);
    const { blanks: laid } = laySideBySide(template, templateGap);
    const [left, top] = [
      Math.min(...laid.map(({ bounds }) => bounds.left)),
      Math.min(...laid.map(({ bounds }) => bounds.top)),
    ];
    expect(places.filter((place) => place !== null)).toHaveLength(template.length);
    let corners = 0;
    // Of the drawing from inside, which is as long.
    const length = Math.max(...laid.map(({ bounds }) => bounds.right)) - left;
    for (const [index, { outside, inside }] of mesh(box, 1).entries()) {
      const place = places[index];
      const blank = laid.find(({ dieline }) => dieline === box.blanks[index]?.dieline);
      expect(place === null).toBe(blank === undefined);
      if (!place || !blank) continue;
      const { across, down } = pixelsOf(place);
      for (const { name, outline } of blank.dieline.panels) {
        const [shown, within] = [outside, inside].map((side) =>
          uvsOf(side, name).map(([u, v]): Point => [u * across, v * down]),
        );
        for (const [x, y] of outline) {
          const onDrawing: Point = [x + blank.shift[0] - left, y + blank.shift[1] - top];
          for (const matrix of matrices) {
            // The artwork's point at this corner of the flat drawing lies at the pixel that the folded corner shows.
            const apart = (pixels: readonly Point[] = [], [right, below]: Point) =>
              Math.min(...pixels.map((pixel) => Math.hypot(pixel[0] - right, pixel[1] - below)));
            const pixel = over(fileToPixels(place, matrix), back(matrix, onDrawing));
            expect(apart(shown, pixel), `${name} ${x} ${y}`).toBeLessThan(0.05);
            // From inside the same corner is as far from the other end of the drawing.
            const mirrored: Point = [length - onDrawing[0], onDrawing[1]];
            const behind = over(fileToPixels(place, fromOutside(places, matrix)), back(matrix, mirrored));
            expect(apart(within, behind), `${name} ${x} ${y}, inside`).toBeLessThan(0.05);
            corners += 1;
          }
        }
      }
    }
    if (template.length > 0) expect(corners).toBeGreaterThan(10);
  },
);
