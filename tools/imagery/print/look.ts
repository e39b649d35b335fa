/**
 * Draws printed blanks and the boxes folded from them, for review before rendering:
 *
 *     node tools/imagery/print/look.ts <folder> [part of a style's or a brand's name …]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, foldBox, type Point, projectBox } from '@boxwright/dieline';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../chromium.ts';
import type { BrandArtwork } from './brand-artwork.ts';
import { brandArtworks } from './brands.ts';
import { boxNamed, examples } from './examples.ts';
import { printedBox } from './printed-sheet.ts';

const [, , folder = 'tmp', ...wanted] = process.argv;
const pairs = examples.filter(
  ({ style, brand }) => wanted.length === 0 || wanted.some((part) => style.includes(part) || brand.includes(part)),
);
mkdirSync(folder, { recursive: true });
const css =
  'body{margin:0;background:#d9d2c6;display:flex;flex-wrap:wrap}h1{font:14px sans-serif;position:absolute;margin:4px 12px}' +
  'main{display:flex;width:1000px;height:560px;position:relative;overflow:hidden;outline:1px solid #fff}' +
  '.flats{width:520px;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px;padding:24px 0 0 8px}' +
  '.flat{max-width:100%;max-height:255px;height:auto}.flat:only-child{max-height:520px}.box{width:230px;height:100%;flex:1;padding:8px}';
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 2000, height: 1680 } });
/** Six per picture, so that they are large enough to read. */
for (let start = 0; start < pairs.length; start += 6) {
  const six = pairs.slice(start, start + 6).map(({ style, brand, size, options }, index) => {
    const artwork = brandArtworks.get(brand);
    if (!artwork) throw new RangeError(`No brand is called ${brand}`);
    return viewsOf(boxNamed(style, size, options), artwork, `${style} · ${brand}`, `${index}`);
  });
  await page.setContent(`<style>${css}</style>${six.join('')}`);
  await page.screenshot({ path: join(folder, `${start / 6 + 1}.png`) });
}
await browser.close();

function viewsOf(box: Box, artwork: BrandArtwork, title: string, name: string): string {
  const sheets = printedBox(box, artwork);
  const flats = sheets.map((svg, index) =>
    withOwnNames(svg, `${name}flat${index}`).replace('<svg ', '<svg class="flat" '),
  );
  const views = [
    folded(box, sheets, { yaw: 30, pitch: 24 }, `${name}low`),
    folded(box, sheets, { yaw: -38, pitch: 52 }, `${name}high`),
  ];
  return `<main><h1>${title}</h1><div class="flats">${flats.join('')}</div>${views.join('')}</main>`;
}

/** The folded box in parallel perspective, every face with its part of the sheet. */
function folded(
  box: Box,
  sheets: readonly string[],
  view: { readonly yaw: number; readonly pitch: number },
  own: string,
): string {
  const faces = foldBox(box, 1);
  // Blanks may share panel names, so the picture prefixes them with the blank's number.
  const { viewBox, faces: painted } = projectBox(
    faces.map((face) => ({ ...face, panel: `${face.blank}/${face.panel}` })),
    view,
  );
  const prints = sheets.map((svg, index) => {
    const inner = svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);
    return `<g id="v${own}s${index}">${withOwnNames(inner, `v${own}b${index}`)}</g>`;
  });
  const drawn = painted.map(({ panel, side, points, holes = [], shade, matrix }, index) => {
    const shape = [points, ...holes].map(outline).join('');
    const print =
      side === 'outside'
        ? `<clipPath id="v${own}f${index}"><path d="${shape}"/></clipPath><g clip-path="url(#v${own}f${index})"><use href="#v${own}s${panel.split('/')[0]}" transform="matrix(${matrix.join(' ')})"/></g>`
        : '';
    return `<path d="${shape}" fill="#efe6d4"/>${print}<path d="${shape}" fill="#000" fill-opacity="${((1 - shade) * 0.5).toFixed(2)}"/>`;
  });
  const { x, y, width, height } = viewBox;
  return `<svg class="box" viewBox="${x} ${y} ${width} ${height}"><defs>${prints.join('')}</defs>${drawn.join('')}</svg>`;
}

/** Makes the ids of a drawing unique within the page. */
function withOwnNames(svg: string, own: string): string {
  return svg.replaceAll(/(\bid="|href="#|url\(#)([\w-]+)/g, `$1${own}-$2`);
}

function outline(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}
