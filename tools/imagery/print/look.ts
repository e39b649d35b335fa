/**
 * Pictures of printed blanks and of the boxes folded from them, to be looked at before anything is rendered:
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
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
for (const { style, brand, size, options } of pairs) {
  const box = boxNamed(style, size, options);
  const artwork = brandArtworks.get(brand);
  if (!artwork) throw new RangeError(`No brand is called ${brand}`);
  await page.setContent(sheetOf(box, artwork, `${style} · ${brand}`));
  await page.screenshot({ path: join(folder, `${style}.${brand}.png`) });
}
await browser.close();

function sheetOf(box: Box, artwork: BrandArtwork, title: string): string {
  const sheets = printedBox(box, artwork);
  const flats = sheets.map((svg) => svg.replace('<svg ', '<svg class="flat" ')).join('');
  const views = [folded(box, sheets, { yaw: 30, pitch: 24 }), folded(box, sheets, { yaw: -38, pitch: 52 })];
  const css =
    'body{margin:0;background:#d9d2c6;font:16px sans-serif}h1{font-size:18px;margin:8px 16px}main{display:flex;height:850px;gap:12px;padding:0 12px}' +
    '.flats{flex:1;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:12px;min-width:0}.flat{max-width:780px;max-height:410px;width:100%;height:auto}' +
    '.flats:has(.flat:only-of-type) .flat{max-height:820px}.box{width:380px;height:100%;flex:none}';
  return `<style>${css}</style><h1>${title}</h1><main><div class="flats">${flats}</div>${views.join('')}</main>`;
}

/** The folded box in parallel perspective, every face with its part of the sheet. */
function folded(box: Box, sheets: readonly string[], view: { readonly yaw: number; readonly pitch: number }): string {
  const faces = foldBox(box, 1);
  // A panel's name may occur in each blank: the picture is told them apart by the blank's number.
  const { viewBox, faces: painted } = projectBox(
    faces.map((face) => ({ ...face, panel: `${face.blank}/${face.panel}` })),
    view,
  );
  const own = `${view.yaw}`.replace('-', 'm');
  const prints = sheets.map((svg, index) => {
    const inner = svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);
    return `<g id="v${own}s${index}">${inner.replaceAll(/(\bid="|href="#|url\(#)([\w-]+)/g, `$1v${own}b${index}-$2`)}</g>`;
  });
  const drawn = painted.map(({ panel, side, points, shade, matrix }, index) => {
    const shape = outline(points);
    const print =
      side === 'outside'
        ? `<clipPath id="v${own}f${index}"><path d="${shape}"/></clipPath><g clip-path="url(#v${own}f${index})"><use href="#v${own}s${panel.split('/')[0]}" transform="matrix(${matrix.join(' ')})"/></g>`
        : '';
    return `<path d="${shape}" fill="#efe6d4"/>${print}<path d="${shape}" fill="#000" fill-opacity="${((1 - shade) * 0.5).toFixed(2)}"/>`;
  });
  const { x, y, width, height } = viewBox;
  return `<svg class="box" viewBox="${x} ${y} ${width} ${height}"><defs>${prints.join('')}</defs>${drawn.join('')}</svg>`;
}

function outline(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}
