import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { type Box, drawBox, namedBlanks, toSvg, toSvgSheet } from '../index.ts';

type Node = { readonly [attribute: string]: string };
type Read = {
  readonly svg: Node & { readonly g: readonly (Node & { readonly text?: readonly { '#text': string }[] })[] };
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'g' || name === 'text',
});

function read(svg: string): Read['svg'] {
  expect(XMLValidator.validate(svg)).toBe(true);
  // The parser can't know the type of what it reads.
  return (parser.parse(svg) as Read).svg;
}

function boxOf(style: string): Box {
  const drawn = drawBox(style, { length: 160, width: 100, height: 40, caliper: 0.45 });
  if (!drawn.ok) throw new Error(drawn.problem.text);
  return drawn.box;
}

describe('the drawing as SVG', () => {
  test('is well-formed XML in millimetres, with an id and a class for each kind', () => {
    const [blank] = boxOf('roll-end-tray').blanks;
    if (!blank) throw new Error('A tray has a blank');
    const svg = read(toSvg(blank.dieline, { title: 'Tray <1> & "2"' }));
    const { width, height, viewBox } = svg;
    expect(viewBox?.split(' ').slice(2)).toEqual([width?.replace('mm', ''), height?.replace('mm', '')]);
    expect(svg.g.map(({ id }) => id)).toEqual(['cut', 'crease', 'bleed', 'safety']);
    for (const group of svg.g) expect(group['class']).toBe(`dieline-${group['id']}`);
  });

  test('shows all blanks of a box side by side, each with its name', () => {
    const box = boxOf('base-and-lid');
    const svg = read(toSvgSheet(namedBlanks(box)));
    expect(svg.g.find(({ id }) => id === 'names')?.text?.map((text) => text['#text'])).toEqual(['Base', 'Lid']);
    const widths = box.blanks.map(({ dieline }) =>
      Math.max(...dieline.panels.flatMap(({ outline }) => outline.map(([x]) => x))),
    );
    const total = widths.reduce((sum, width) => sum + width, 0);
    expect(Number(svg['width']?.replace('mm', ''))).toBeGreaterThan(total);
    expect(Number(svg['width']?.replace('mm', ''))).toBeLessThan(total + 50);
  });
});
