import DxfParser from 'dxf-parser';
import { describe, expect, test } from 'vitest';
import { type Dieline, drawDieline, measure } from '../index.ts';
import { dxfLayers, toDxf } from './dxf.ts';

const reverseTuck = drawn({ length: 60, width: 40, height: 100, caliper: 0.435 });
const small = drawn({ length: 30, width: 20, height: 40, caliper: 0.435 });

function drawn(size: Parameters<typeof drawDieline>[1]): Dieline {
  const result = drawDieline('reverse-tuck-end', size);
  if (!result.ok) throw new Error(result.text);
  return result.dieline;
}

/** The properties of a parsed line that we use; dxf-parser's base type lacks them. */
type ReadLine = {
  readonly type: string;
  readonly layer: string;
  readonly shape?: boolean;
  readonly text?: string;
  readonly vertices: readonly { readonly x: number; readonly y: number; readonly bulge?: number }[];
};

function read(...blanks: Parameters<typeof toDxf>[0][number][]) {
  const dxf = new DxfParser().parseSync(toDxf(blanks));
  if (!dxf) throw new Error('Not a DXF file');
  // dxf-parser types entities without their own fields.
  const entities = dxf.entities as unknown as readonly ReadLine[];
  const layers: Record<string, { readonly colorIndex: number }> = { ...dxf.tables.layer.layers };
  return { header: dxf.header, layers, entities };
}

function lengthOf({ vertices, shape }: ReadLine): number {
  const around = shape ? [...vertices, ...vertices.slice(0, 1)] : vertices;
  return around.slice(1).reduce((sum, { x, y }, index) => {
    const from = around[index];
    if (!from) return Number.NaN;
    const chord = Math.hypot(x - from.x, y - from.y);
    const angle = 4 * Math.atan(Math.abs(from.bulge ?? 0));
    return sum + (angle === 0 ? chord : (chord / 2 / Math.sin(angle / 2)) * angle);
  }, 0);
}

const lengthOn = (entities: readonly ReadLine[], layer: string) =>
  entities.filter((entity) => entity.layer === layer).reduce((sum, entity) => sum + lengthOf(entity), 0);

describe('the drawing as DXF', () => {
  test('is in millimetres, with a coloured layer for each kind of line', () => {
    const { header, layers } = read({ name: 'Carton', dieline: reverseTuck });
    expect(header).toMatchObject({ $ACADVER: 'AC1015', $INSUNITS: 4 });
    for (const { name, colour } of Object.values(dxfLayers)) expect(layers[name]?.colorIndex).toBe(colour);
  });

  test('has the lengths of the die: arcs are longer than the chords that are measured, by less than a thousandth', () => {
    const { entities } = read({ name: 'Carton', dieline: reverseTuck });
    const { ruleLength } = measure(reverseTuck);
    const cut = lengthOn(entities, 'CUT') - (ruleLength.cut ?? 0);
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan((ruleLength.cut ?? 0) / 1000);
    expect(lengthOn(entities, 'CREASE')).toBeCloseTo(ruleLength.crease ?? 0, 2);
  });

  test('stands upright: y runs upwards from the lower left corner', () => {
    const { entities } = read({ name: 'Carton', dieline: reverseTuck });
    const outline = entities.find(({ layer, shape }) => layer === 'CUT' && shape)?.vertices ?? [];
    // The tuck, highest on the sheet, has the largest y; the glue flap is on the left.
    const tuck = reverseTuck.panels.find(({ name }) => name === 'topTuck')?.outline.map(([x]) => x) ?? [];
    const highest = outline.filter(({ y }) => y > Math.max(...outline.map((vertex) => vertex.y)) - 0.01);
    expect(highest.length).toBeGreaterThan(1);
    for (const { x } of highest) expect(x > Math.min(...tuck) && x < Math.max(...tuck)).toBe(true);
    expect(Math.min(...entities.flatMap(({ vertices }) => (vertices ?? []).map(({ y }) => y)))).toBeCloseTo(0, 3);
  });

  test('lays several blanks side by side, each with its name', () => {
    const { entities } = read({ name: 'Base', dieline: reverseTuck }, { name: 'Lid', dieline: small });
    expect(entities.filter(({ type }) => type === 'TEXT').map(({ text }) => text)).toEqual(['Base', 'Lid']);
    const outlines = entities.filter(({ layer, shape }) => layer === 'CUT' && shape);
    const spans = outlines.map(({ vertices }) => vertices.map(({ x }) => x));
    expect(Math.max(...(spans[0] ?? []))).toBeLessThan(Math.min(...(spans[1] ?? [])));
    expect(lengthOn(entities, 'CUT')).toBeCloseTo(
      (measure(reverseTuck).ruleLength.cut ?? 0) + (measure(small).ruleLength.cut ?? 0),
      0,
    );
  });

  test('gives every object a unique handle', () => {
    const lines = toDxf([{ name: 'Carton', dieline: reverseTuck }]).split('\n');
    const handles = lines.flatMap((line, index) => (index % 2 === 0 && line === '5' ? [lines[index + 1]] : []));
    const [seed, ...others] = handles;
    expect(new Set(others).size).toBe(others.length);
    expect(Math.max(...others.map((handle) => Number.parseInt(handle ?? '', 16)))).toBeLessThan(
      Number.parseInt(seed ?? '', 16),
    );
  });
});
