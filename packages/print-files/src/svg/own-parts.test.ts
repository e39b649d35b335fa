import { expect, test } from 'vitest';
import { svgParts } from './own-parts.ts';

/** 60 by 40 mm in pixels of CSS. */
const size = { width: (60 * 96) / 25.4, height: (40 * 96) / 25.4 };
const drawing = (inside: string) =>
  svgParts(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" id="White" width="60mm" height="40mm" viewBox="0 0 60 40"><rect id="art" width="60" height="40" fill="#0a0"/>${inside}</svg>`,
    size,
  );
const square = 'd="M10 10H50V30H10Z"';

test.each<[string, string]>([
  [
    'a layer of Inkscape',
    `<g inkscape:groupmode="layer" inkscape:label="Cut Contour" id="layer2"><path ${square}/></g>`,
  ],
  ['a layer of Illustrator', `<g id="CutContour_1_"><path ${square}/></g>`],
  ['its name with spaces', `<g id="Cut_x20_Contour"><rect x="10" y="10" width="40" height="20"/></g>`],
  ['its name as it was typed', `<g id="Layer_2" data-name="Kiss cut"><polygon points="10,10 50,10 50,30 10,30"/></g>`],
  ['a line with the name', `<path id="die-line" fill="none" stroke="#f0f" ${square}/>`],
  [
    'a moved group',
    `<g id="thrucut" transform="translate(5 5)"><g transform="scale(2)"><path d="M2.5 2.5h20v10h-20z"/></g></g>`,
  ],
  [
    'a swatch',
    `<defs><linearGradient id="CutContour"><stop stop-color="#f0f"/></linearGradient><linearGradient id="l1" href="#CutContour"/></defs><path style="fill:none;stroke:url(#l1)" ${square}/>`,
  ],
  ['a colour by its profile', `<g stroke="#f0f icc-color(CutContour, 1)" fill="none"><path ${square}/></g>`],
  [
    'a class',
    `<style>.a,.b{fill:none;stroke:url("#CutContour")}</style><linearGradient id="CutContour"/><path class="c b" ${square}/>`,
  ],
  [
    'a drawing within it, which has units of its own',
    '<svg x="10" y="10" width="40" height="20" viewBox="0 0 80 40"><rect id="cut" width="80" height="40"/></svg>',
  ],
  ['percentages', '<rect id="cut" x="10" y="25%" width="40" height="50%"/>'],
  [
    'a symbol in the size in which it is used',
    '<symbol id="s" viewBox="0 0 4 2" overflow="visible"><path d="M1 1H5V3H1Z"/></symbol><g id="cut"><use href="#s" width="40" height="20"/></g>',
  ],
  ['what it refers to', `<defs><path id="p" ${square}/></defs><g id="CutContour"><use href="#p"/></g>`],
])('a line for cutting is known by %s', (_, inside) => {
  const parts = drawing(inside);
  const { ownCut, cutLines, leftOut } = parts.lines;
  expect(ownCut).toMatchObject({
    path: expect.stringMatching(/^M10 10C.*Z$/),
    page: { length: expect.closeTo(60), width: expect.closeTo(40) },
  });
  expect([cutLines.length, leftOut]).toEqual([1, ['cut']]);
  expect(parts.leaving.size).toBe(1);
  expect(parts.white).toBeNull();
});

test('more lines for cutting than any cut has are too fine, also those of what is used again and again', () => {
  const used = (what: string, times: number) =>
    `<defs>${what}</defs><g id="CutContour">${'<use href="#u"/>'.repeat(times)}</g>`;
  for (const inside of [
    `<path id="cut" d="M0 0${'h1'.repeat(200_001)}"/>`,
    used(`<g id="u">${'<path d="M0 0h1"/>'.repeat(1_000)}</g>`, 1_000),
  ]) {
    expect(drawing(inside).lines).toEqual({ cutLines: [], ownCut: { why: 'too-fine' }, leftOut: ['cut'] });
  }
});

test('lines without a place, because their numbers are too large, are no cut', () => {
  const parts = drawing('<path id="cut" d="M10 10H1e999V30H10Z"/>');
  expect(parts.lines).toEqual({ cutLines: [], ownCut: null, leftOut: ['cut'] });
});

test('a drawing that has nothing but its cut is artwork, also where its root says that nothing is filled', () => {
  const { leaving } = svgParts(
    `<svg xmlns="http://www.w3.org/2000/svg" fill="none"><linearGradient id="CutContour"/><path stroke="url(#CutContour)" ${square}/></svg>`,
    size,
  );
  expect(leaving.size).toBe(0);
});

test('an area with a line for cutting around it is printed without the line', () => {
  const parts = drawing(
    `<linearGradient id="CutContour"/><path fill="#a00" stroke="url(#CutContour)" ${square}/><path id="seal" fill="url(#CutContour)" stroke="none" ${square}/>`,
  );
  expect([...parts.leaving.values()]).toEqual(['stroke', 'all']);
});

test('white is what a layer or colour says; a white part of a picture is a part of it', () => {
  const parts = drawing(`<g id="White"><path ${square}/></g><image href="#"/><path id="white" fill="#fff" ${square}/>`);
  expect([...parts.leaving]).toEqual([[2, 'all']]);
  expect([...(parts.white ?? [])]).toEqual([
    [1, 'all'],
    [4, 'all'],
    [5, 'all'],
  ]);
  expect(parts.lines).toMatchObject({ ownCut: null, leftOut: ['white'] });
  expect(drawing(`<path id="white" fill="#fff" ${square}/>`).white).toBeNull();
});

test('creases, and the lines of our own drawings of boxes, aren’t printed', () => {
  const ours = `<g id="cut" class="dieline-cut"><path ${square}/></g><g id="safety" class="dieline-safety"><path ${square}/></g>`;
  const parts = drawing(
    `<g inkscape:label="Crease lines"><path ${square}/></g>${ours}<g id="fold"><path ${square}/></g>`,
  );
  expect([...parts.leaving.values()]).toEqual(['all', 'all', 'all']);
  expect(parts.lines).toMatchObject({
    leftOut: ['template', 'cut'],
    ownCut: { page: { length: expect.closeTo(60) } },
  });
});

test('a drawing that has nothing else is artwork, and lines that aren’t drawn don’t count', () => {
  const scissors = svgParts(`<svg><g id="cut"><path ${square}/></g></svg>`, size);
  expect([scissors.leaving.size, scissors.lines.ownCut]).toEqual([0, null]);
  const hidden = drawing(
    `<g id="cut" style="display:none"><path ${square}/></g><defs><g id="cutline"><path ${square}/></g></defs>`,
  );
  expect([hidden.leaving.size, hidden.lines.leftOut]).toEqual([0, []]);
  const inSymbol = `<defs><path d="M0 0H9"/></defs><path style="display:none" d="M0 0H9"/><path ${square}/>`;
  expect(drawing(`<symbol id="s">${inSymbol}</symbol><g id="cut"><use href="#s"/></g>`).lines.cutLines).toHaveLength(1);
});
