import { expect, test } from 'vitest';
import { placedPictures } from './placed-pictures.ts';

const image = (attributes: string) => `<image ${attributes} xlink:href="data:image/png;base64,AA=="/>`;

/** Of a drawing of 96 by 96 pixels of CSS, an inch, with a picture of 300 by 150 pixels. */
const resolutions = (inside: string, attributes = 'viewBox="0 0 96 96"') =>
  placedPictures(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
    { width: 96, height: 96 },
    new Map([['data:image/png;base64,AA==', { width: 300, height: 150 }]]),
  ).map(({ pixelsPerInch }) => Math.round(pixelsPerInch));

test.each<[string, string, number[], string?]>([
  ['in its place', image('width="96" height="48"'), [300]],
  ['in the drawing’s own units', image('width="10" height="5"'), [300], 'viewBox="0 0 10 10"'],
  ['without a size', image(''), [96]],
  ['stretched', image('width="96" height="96" preserveAspectRatio="none"'), [150]],
  ['shown whole in a square', image('width="96" height="96"'), [300]],
  ['filling a square', image('width="96" height="96" preserveAspectRatio="xMidYMid slice"'), [150]],
  [
    'scaled and turned',
    `<g transform="translate(9,9) rotate(30)">${image('transform="scale(.5)" width="96" height="48"')}</g>`,
    [600],
  ],
  ['by a matrix', image('transform="matrix(0 2 -2 0 0 0)" width="96" height="48"'), [150]],
  [
    'used twice',
    `<defs>${image('id="a" width="96" height="48"')}</defs><use href="#a"/><use xlink:href="#a" transform="scale(2)"/>`,
    [300, 150],
  ],
  [
    'in a symbol that is used at half its size',
    `<symbol id="a" viewBox="0 0 96 48">${image('width="100%" height="48"')}</symbol><use href="#a" width="48" height="24"/>`,
    [600],
  ],
  [
    'in a symbol as large as the drawing',
    `<symbol id="a" viewBox="0 0 10 10">${image('width="10" height="5"')}</symbol><use href="#a"/>`,
    [300],
  ],
  ['in units of length', image('width="12.7mm" height=".25in"'), [600], ''],
  ['in a symbol', `<symbol id="a">${image('width="96" height="48"')}</symbol><use href="#a"/>`, [300]],
  [
    'in the frame of a drawing program',
    `<rect width="96" height="48" fill="url(#p)"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#i" transform="scale(0.00333333 0.00666667)"/></pattern>${image('id="i" width="300" height="150" preserveAspectRatio="none"')}</defs>`,
    [300],
  ],
  [
    'in a frame that is a path',
    `<path d="M10 10H58V34H10Z" style="fill:url(#p)"/><pattern id="p" patternContentUnits="objectBoundingBox"><use href="#i" transform="scale(.00333333 .00666667)"/></pattern><defs>${image('id="i" width="300" height="150" preserveAspectRatio="none"')}</defs>`,
    [600],
  ],
  ['as large as the drawing, in per cent', image('width="100%" height="50%"'), [300], 'viewBox="0 0 10 10"'],
  [
    'in a drawing within it, which has units of its own',
    `<svg x="9" y="9" width="50%" height="24" viewBox="0 0 1 0.5">${image('width="100%" height="0.5"')}</svg>`,
    [600],
  ],
  [
    'in a drawing within it, without them',
    `<svg transform="scale(.5)">${image('width="100%" height="48"')}</svg>`,
    [600],
  ],
  ['hidden', `<g style="display:none">${image('')}</g><g display="none">${image('')}</g>`, []],
  ['unused', `<defs>${image('')}</defs>`, []],
  [
    'uses in a circle',
    `<g id="a"><use href="#a"/>${image('width="96" height="48"')}</g>`,
    Array(20).fill(300).concat(300),
  ],
])('a picture %s has its resolution', (_what, inside, expected, attributes) => {
  expect(resolutions(inside, attributes)).toEqual(expected);
});
