import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { distanceFromSide, isInside, sidesOf } from '../geometry/plane.ts';
import { type Box, boxStyles, drawBox, type Point, templateOf, toTemplateSvg } from '../index.ts';

function drawn(id: string, options = {}): Box {
  const caliper = { 'carry-bag': 0.2, 'rigid-box': 2, 'label-round': 0.1, 'label-rectangular': 0.1 }[id] ?? 0.4;
  // The walls of some trays lie on the base while they are glued, and a pillow box is flat.
  const height = ['glued-corner-tray', 'webbed-tray', 'pillow-box'].includes(id) ? 30 : 140;
  const result = drawBox(id, { length: 120, width: 80, height, caliper, options });
  if (!result.ok) throw new Error(result.problem.text);
  return result.box;
}

const upOf = (box: Box, panel: string, blank = 0) => {
  const up = templateOf(box)[blank]?.names.find((name) => name.panel === panel)?.up;
  return up?.map((length) => Math.round(length) + 0);
};

describe('the artwork template', () => {
  test.each([
    ['straight-tuck-end', 'front', [0, -1]],
    // The lid hangs on the back and is read from the front.
    ['straight-tuck-end', 'topLid', [0, 1]],
    ['reverse-tuck-end', 'bottomLid', [0, -1]],
    ['roll-end-tray', 'back', [0, -1]],
    ['roll-end-tray', 'front', [0, 1]],
    ['roll-end-tray', 'left', [1, 0]],
    ['tag', 'front', [0, -1]],
    // It lies on its back, and is read along its length.
    ['pillow-box', 'front', [-1, 0]],
  ])('of a %s says which way is up on its %s', (id, panel, up) => {
    expect(upOf(drawn(id), panel)).toEqual(up);
  });

  test('calls the base of a lid its top, and leaves out greyboard', () => {
    const wraps = templateOf(drawn('rigid-box'));
    expect(wraps.map(({ name }) => name)).toEqual(['Base wrap', 'Lid wrap']);
    const [base, lid] = wraps.map(({ names }) => names.map(({ text }) => text));
    expect(base).toContain('Base');
    expect(lid).toContain('Top');
    expect(lid).not.toContain('Base');
  });

  test.each(boxStyles.map(({ id }) => [id]))(
    'of a %s keeps its spaces on their panels, clear of glue and holes',
    (id) => {
      const box = drawn(id);
      for (const { dieline, spaces, inkFree, names } of templateOf(box)) {
        expect(names.length).toBeGreaterThan(0);
        const [board = []] = dieline.paths.filter(({ kind }) => kind === 'cut').map(({ points }) => points);
        for (const { outline } of spaces) {
          for (const point of outline) {
            expect(isInside(point, board)).toBe(true);
            const toCut = Math.min(...sidesOf(board).map(([a, b]: [Point, Point]) => distanceFromSide(point, a, b)));
            expect(toCut).toBeGreaterThan(3);
            for (const zone of inkFree) expect(isInside(point, zone)).toBe(false);
          }
        }
      }
    },
  );

  test('has room for a barcode at 100 % on the back, at 80 % on a small box, and none on a tiny one', () => {
    const texts = (length: number, width: number, height: number) => {
      const result = drawBox('straight-tuck-end', { length, width, height, caliper: 0.4 });
      return result.ok
        ? templateOf(result.box).flatMap(({ spaces }) => spaces.map(({ text, panel }) => [text, panel]))
        : [];
    };
    expect(texts(60, 40, 100)[0]).toEqual(['Barcode, EAN-13 100 %', 'back']);
    expect(texts(40, 20, 50)[0]).toEqual(['Barcode, EAN-13 80 %', 'back']);
    expect(texts(20, 15, 40).filter(([text]) => text?.startsWith('Barcode'))).toEqual([]);
  });

  test('is SVG with named layers in true size, with dimensions only if they are wanted', () => {
    const blanks = templateOf(drawn('straight-tuck-end'));
    const read = (dimensions: boolean) => {
      const svg = toTemplateSvg(blanks, { title: 'Tuck <1>', dimensions });
      expect(XMLValidator.validate(svg)).toBe(true);
      const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
      // The parser can't know the type of what it reads.
      const read = parser.parse(svg) as { svg: { width: string; g: { 'inkscape:label': string }[] } };
      return { width: read.svg.width, layers: read.svg.g.map((group) => group['inkscape:label']) };
    };
    const layers = [
      'Artwork',
      'No ink or varnish',
      'Safety',
      'Glue inside',
      'Glue',
      'Bleed',
      'Crease',
      'Cut',
      'Barcode',
      'Batch and date',
      'Panel names',
      'Grain',
    ];
    expect(read(true).layers).toEqual([...layers, 'Dimensions', 'Legend']);
    expect(read(false).layers).toEqual([...layers, 'Legend']);
    expect(read(true).width).toMatch(/^\d+(\.\d+)?mm$/);
  });
});
