import { describe, expect, test } from 'vitest';
import { caliperOf, dielineDrawing, drawDieline, toSvg } from '../index.ts';

const size = { length: 60, width: 40, height: 100, caliper: caliperOf(300, 1.45) };

describe('the drawing as SVG', () => {
  test.each(['straight-tuck-end', 'reverse-tuck-end'] as const)('of a %s matches the approved file', async (style) => {
    const result = drawDieline(style, size);
    if (!result.ok) throw new Error(result.text);
    await expect(toSvg(result.dieline, { title: 'Approved <drawing>' })).toMatchFileSnapshot(`golden/${style}.svg`);
  });

  test('is 1:1, with a group for each kind of line', () => {
    const result = drawDieline('reverse-tuck-end', size);
    if (!result.ok) throw new Error(result.text);
    const svg = toSvg(result.dieline, { title: 'A & B', margin: 10 });
    expect(svg).toContain('width="235.305mm" height="225.435mm" viewBox="-10 -10 235.305 225.435"');
    for (const kind of ['cut', 'crease', 'bleed', 'safety', 'glue']) {
      expect(svg).toContain(`<g id="${kind}" class="dieline-${kind}"`);
    }
    expect(svg).toContain('<title>A &#38; B</title>');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('is available as plain data for a component', () => {
    const result = drawDieline('straight-tuck-end', size);
    if (!result.ok) throw new Error(result.text);
    const drawing = dielineDrawing(result.dieline, 0);
    expect(drawing.viewBox).toBe('0 0 215.305 205.435');
    expect(drawing.panels.map(({ name }) => name)).toContain('topLid');
    expect(drawing.paths.find(({ kind }) => kind === 'cut')?.d).toMatch(/^M[\d.]+ [\d.]+L.*Z/);
  });
});

describe('the board', () => {
  test.each([
    [300, 1.45, 0.435],
    [250, 1.3, 0.325],
    [350, 1.45, 0.508],
  ])('of %d gsm and bulk %d is %d mm thick', (gsm, bulk, caliper) => {
    expect(caliperOf(gsm, bulk)).toBe(caliper);
  });
});
