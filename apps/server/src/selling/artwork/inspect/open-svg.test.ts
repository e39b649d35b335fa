import { svgReading } from '@boxwright/print-files';
import { expect, test } from 'vitest';
import { openSvg } from './open-svg.ts';

/** Pixels on each side of the drawings, of which each is a mm. */
const side = 100;

/** As far as the red of a drawing reaches, by its reading and in its picture: left, top, length, width. */
async function extents(inside: string, attributes: string) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100" ${attributes}>${inside}</svg>`;
  const drawing = openSvg(text);
  if (!drawing) throw new Error('A drawing without a size');
  const { size, hasUnits } = drawing;
  const lines = { cutLines: [], ownCut: null, leftOut: [] };
  const { fills } = svgReading(text, { ...size, hasUnits, pictures: new Map(), lines });
  const places = (fills[0]?.places ?? []).map(({ x, y, length, width }) => [x, y, x + length, y + width]);
  const { data } = await drawing.draw(side, side).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const painted = Array.from({ length: side * side }, (_, at) => at).filter((at) => (data[4 * at + 3] ?? 0) > 127);
  const drawn = painted.map((at) => [at % side, Math.floor(at / side), (at % side) + 1, Math.floor(at / side) + 1]);
  return [places, drawn].map((all) =>
    [0, 1, 2, 3].map((edge) =>
      Math.round(all.map((each) => each[edge] ?? 0).reduce((a, b) => (edge < 2 ? Math.min(a, b) : Math.max(a, b)))),
    ),
  );
}

const square = '<rect width="10" height="10" fill="#f00"/>';

test('a drawing is as large as its root’s class says, also in the size of letters', () => {
  const sized = (css: string, attributes: string) =>
    openSvg(`<svg xmlns="http://www.w3.org/2000/svg" class="a" ${attributes}><style>.a{${css}}</style></svg>`);
  expect(sized('font-size:20px', 'width="3em" height="40"')?.size).toEqual({ width: 60, height: 40 });
  expect(sized('width:20mm;height:10mm', 'width="300" height="400"')).toMatchObject({
    size: { width: (20 * 96) / 25.4, height: (10 * 96) / 25.4 },
    hasUnits: true,
  });
});

test.each<[string, string, string?]>([
  ['of the usual size of letters', '<rect width="2em" height="3ex" fill="#f00"/>'],
  ['of the root’s letters', '<rect x="1em" width="2em" height="1em" fill="#f00"/>', 'font-size="20"'],
  [
    'of a group’s letters',
    '<g style="font-size:20px"><circle font-size="50%" cx="2em" cy="3em" r="1em" fill="#f00"/></g>',
  ],
  [
    'of a class’s letters',
    '<style>.a{font-size:20px}.b{font-size:50%}</style><g class="a"><rect x="1em" width="2em" height="1em" fill="#f00"/><circle class="c b" font-size="30" cx="2em" cy="5em" r="1em" fill="#f00"/></g>',
  ],
  [
    'of the letters of the root’s class',
    '<style>.a{font-size:20px}</style><rect width="2em" height="1em" fill="#f00"/>',
    'class="a"',
  ],
  ['that a class says', '<style>.a{width:3em;height:25%;x:10px}</style><rect class="a" width="9" fill="#f00"/>'],
  [
    'of what no class hides',
    '<style>.a{display:none}</style><g class="a"><rect width="90" height="90" fill="#f00"/></g><rect width="50" height="9" fill="#f00"/>',
  ],
  ['of a symbol', `<symbol id="a" viewBox="0 0 10 10">${square}</symbol><use href="#a" x="5" width="40" height="40"/>`],
  [
    'of a drawing within it',
    `<defs><svg id="a" x="5" width="10" height="10" viewBox="0 0 10 10">${square}</svg></defs><use href="#a" x="20" width="40" height="40"/>`,
  ],
  [
    'of a side alone',
    `<defs><svg id="a" width="10" height="10" viewBox="0 0 10 10">${square}</svg></defs><use href="#a" width="40"/>`,
  ],
  ['of no side', `<defs><svg id="a" width="10" height="10" viewBox="0 0 10 10">${square}</svg></defs><use href="#a"/>`],
])('what is measured of lengths %s is what is drawn', async (_what, inside, attributes = '') => {
  const [measured, drawn] = await extents(inside, attributes);
  expect(measured).toEqual(drawn);
});
