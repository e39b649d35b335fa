import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command.ts';
import { type Card, cards } from './ids.ts';
import { closeBrowser, openBrowser } from './stage/rasterise.ts';

/** Renders the social cards (Open Graph images), 1200 × 630: node tools/imagery/og.ts */
const kept = process.env['IMAGERY_DIR'] ?? join(root, '.data', 'imagery');
const site = join(root, 'apps', 'web', 'public');
const inline = async (path: string, type: string) => `data:${type};base64,${(await readFile(path)).toString('base64')}`;

const [heading, text, mark] = await Promise.all([
  inline(join(site, 'fonts', 'bricolage-grotesque.woff2'), 'font/woff2'),
  inline(join(site, 'fonts', 'inter.woff2'), 'font/woff2'),
  readFile(join(site, 'favicon.svg'), 'utf8'),
]);

const escaped = (words: string) => words.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Without the shop's name, which the settings can change: networks write it beside the card.
 * A paper background with the text on the left, the picture to the right of a crease, and printer's marks in the
 * corners.
 */
const page = ({ title, line, picture }: Card, photo: string) => `<style>
@font-face{font-family:Heading;src:url(${heading});font-weight:400 800}
@font-face{font-family:Text;src:url(${text});font-weight:400 800}
body{margin:0;width:1200px;height:630px;background:#fbf8f2;color:#1c1a17;position:relative;overflow:hidden;font:28px/1.4 Text}
figure{position:absolute;margin:0;right:0;top:0;width:700px;height:630px;border-left:2px dashed #1893c4}
img{width:100%;height:100%;object-fit:cover;object-position:${picture.startsWith('banner-') ? '7%' : '50%'} 50%;display:block}
main{position:absolute;left:64px;top:60px;bottom:64px;width:400px;display:flex;flex-direction:column}
header svg{width:44px;display:block}
h1{font:700 ${title.length > 34 ? 46 : title.length > 20 ? 54 : 62}px/1.04 Heading;letter-spacing:-.02em;margin:auto 0 0;text-wrap:balance}
p{margin:20px 0 0;color:#59534a;text-wrap:pretty}
.mark{position:absolute;width:22px;height:22px}
</style><figure><img src="${photo}"></figure><main><header>${mark}</header><h1>${escaped(title)}</h1><p>${escaped(line)}</p></main>${[
  'left:24px;top:20px',
  'left:24px;top:304px',
  'left:24px;bottom:20px',
]
  .map(
    (place) =>
      `<svg class="mark" style="${place}" viewBox="0 0 22 22" fill="none" stroke="#1c1a17" opacity=".45"><path d="M0 11h22M11 0v22"/><circle cx="11" cy="11" r="6"/></svg>`,
  )
  .join('')}`;

const browser = await openBrowser();
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const card of cards) {
  const frame = join(kept, 'frames', `${card.picture}.png`);
  const path = join(site, 'images', `${card.id}.jpg`);
  if (!existsSync(frame)) continue;
  if (existsSync(path) && statSync(path).mtimeMs > statSync(frame).mtimeMs) continue;
  await tab.setContent(page(card, await inline(frame, 'image/png')));
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path, type: 'jpeg', quality: 86 });
  console.log(card.id);
}
await closeBrowser();
