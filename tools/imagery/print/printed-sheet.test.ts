import { type BoxFace, boxStyles, foldBox, mesh } from '@boxwright/dieline';
import type { Artwork } from '@boxwright/pictures';
import { describe, expect, test } from 'vitest';
import type { BrandArtwork } from './brand-artwork.ts';
import { brandArtworks } from './brands.ts';
import { boxNamed, type Example, examples } from './examples.ts';
import { aloneOf, type PrintedPanel, printedBox, printedPanels, printedSheet } from './printed-sheet.ts';

/** An artwork whose parts can be recognised: one rectangle each. */
const marked: Artwork = {
  pose: 'standing',
  camera: { yaw: 30, pitch: 20 },
  ground: { front: '#aa0000', side: '#00aa00', lid: '#0000aa' },
  front: () => '<rect id="front"/>',
  side: () => '<rect id="side"/>',
  lid: () => '<rect id="lid"/>',
};

const sizes: { readonly [family: string]: Example['size'] } = {
  tube: [90, 50, 140, 0.4],
  tray: [160, 110, 45, 0.5],
  flat: [100, 70, 0, 0.3],
  wrapped: [160, 120, 150, 1],
};
const sizeOf = (id: string): Example['size'] => {
  if (id === 'carry-bag') return [250, 100, 320, 0.2];
  if (id === 'pillow-box') return [120, 100, 36, 0.4];
  return sizes[boxStyles.find((style) => style.id === id)?.family ?? 'tube'] ?? [90, 50, 140, 0.4];
};
const boxes = boxStyles.map(({ id }) => [id, boxNamed(id, sizeOf(id))] as const);

describe.each(boxes)('%s', (id, box) => {
  const sheets = printedBox(box, marked);
  const isAlone = box.blanks.length === 1;
  const printed = box.blanks.map((blank) => printedPanels(blank, marked, isAlone));
  const faces = foldBox(box, 1);

  test('has a sheet for each blank, whose viewBox is the bounds used for texture coordinates', () => {
    expect(sheets).toHaveLength(box.blanks.length);
    const flats = mesh(box, 0);
    for (const [index, { dieline }] of box.blanks.entries()) {
      const points = dieline.panels.flatMap(({ outline }) => outline);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      const viewBox =
        /viewBox="([^"]*)"/
          .exec(sheets[index] ?? '')?.[1]
          ?.split(' ')
          .map(Number) ?? [];
      const bounds = [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
      for (const [at, value] of bounds.entries()) expect(viewBox[at]).toBeCloseTo(value, 3);
      const uvs = flats[index]?.outside.uvs ?? [];
      expect(Math.min(...uvs)).toBeCloseTo(0);
      expect(Math.max(...uvs)).toBeCloseTo(1);
    }
  });

  test('every panel is filled once, and all ids are unique', () => {
    for (const [index, { dieline }] of box.blanks.entries()) {
      const sheet = sheets[index] ?? '';
      const filled = [...sheet.matchAll(/fill="#[0-9a-f]{6}" data-panel="([^"]+)"/g)].map(([, name]) => name);
      expect(filled.toSorted()).toEqual(dieline.panels.map(({ name }) => name).toSorted());
      const names = [...sheet.matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('artwork is upright on the closed box, and never mirrored', () => {
    const drawn = printed.flatMap((panels, blank) =>
      panels.filter(({ dress }) => dress.composition !== null).map((each) => ({ ...each, blank })),
    );
    for (const each of drawn) {
      const { right, up, normal } = readOn(each, faces);
      // Right × up points towards the reader; for a mirrored drawing it would point into the board.
      expect(dot(cross(right, up), normal)).toBeCloseTo(1);
      // On a roof it rises as steeply as the roof does.
      if (Math.abs(normal[1]) < 0.99) expect(up[1]).toBeGreaterThan(Math.sqrt(1 - normal[1] ** 2) - 0.01);
      else if (normal[1] > 0) expect(up[2]).toBeLessThan(-0.99);
    }
    // Only the greyboard of rigid boxes, parts under a lid, and dividers have no artwork.
    for (const [index, panels] of printed.entries()) {
      const isHidden = box.blanks[index]?.part === 'shell' || index < box.blanks.length - 1;
      if (!isHidden && id !== 'drawer' && id !== 'divider-insert')
        expect(panels.some(({ dress }) => dress.composition !== null)).toBe(true);
    }
  });
});

test('the artwork of a carton with the pose "along" runs along its length', () => {
  const box = boxNamed('straight-tuck-end', [60, 40, 250, 0.4]);
  const [blank] = box.blanks;
  if (!blank) throw new Error('A carton has a blank');
  const front = printedPanels(blank, { ...marked, pose: 'along' }, true).find(({ panel }) => panel.name === 'front');
  if (!front) throw new Error('A carton has a front');
  expect(readOn({ ...front, blank: 0 }, foldBox(box, 1)).up[0]).toBeCloseTo(1);
});

test('a lid has the artwork on its top, and the base under it is plain', () => {
  const box = boxNamed('base-and-lid', sizes['tray'] ?? [160, 110, 45, 0.5]);
  const [base = [], lid = []] = box.blanks.map((blank) => printedPanels(blank, marked, false));
  expect(base.every(({ dress }) => dress.composition === null)).toBe(true);
  expect(lid.find(({ panel }) => panel.name === 'base')?.dress.composition).toBe('front');
});

test('a single dieline is printed as a box of one blank', () => {
  for (const id of ['straight-tuck-end', 'hinged-lid', 'roll-end-tray', 'carry-bag', 'tag']) {
    const box = boxNamed(id, sizeOf(id));
    const [blank] = box.blanks;
    if (!blank) throw new Error('A box has a blank');
    expect(printedSheet(blank.dieline, marked), id).toBe(printedBox(box, marked)[0]);
    expect(aloneOf(blank.dieline).placement(1)).toBeDefined();
  }
});

test('artwork gets the positions of windows, string holes and blisters to avoid', () => {
  const seen: number[] = [];
  const artwork: BrandArtwork = {
    ...marked,
    front: ({ openings = [] }) => {
      seen.push(openings.length);
      return '';
    },
  };
  printedBox(boxNamed('straight-tuck-end', [160, 70, 210, 0.5], { window: true }), artwork);
  printedBox(boxNamed('blister-card', [200, 120, 0, 0.5]), artwork);
  expect(Math.max(...seen)).toBeGreaterThan(2);
  expect(seen).toContain(1);
});

test('every example can be printed, and none contains NaN', () => {
  for (const { style, brand, size, options } of examples) {
    const artwork = brandArtworks.get(brand);
    if (!artwork) throw new Error(`No brand is called ${brand}`);
    const sheets = printedBox(boxNamed(style, size, options), artwork);
    for (const sheet of sheets) expect(sheet, `${style} ${brand}`).not.toMatch(/NaN|undefined|Infinity/);
  }
});

type Three = readonly [number, number, number];

/** The artwork's right and up directions on the closed box. */
function readOn({ panel, reading, blank }: PrintedPanel & { readonly blank: number }, faces: readonly BoxFace[]) {
  // A bent panel's middle strip.
  const own = faces.filter((each) => each.blank === blank && each.panel === panel.name);
  const face = own[Math.floor(own.length / 2)];
  if (!face) throw new Error(`${panel.name} is nowhere on the box`);
  const { xAxis, yAxis } = face.placement;
  const [a, b, c, d] = reading.laying.toSheet;
  const along = (x: number, y: number): Three =>
    [0, 1, 2].map((axis) => x * (xAxis[axis] ?? 0) + y * (yAxis[axis] ?? 0)) as unknown as Three; // one number per axis
  return { right: along(a, b), up: along(-c, -d), normal: face.normal };
}

const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
