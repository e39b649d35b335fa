import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../../chromium.ts';

let browser: Browser | undefined;

/** Opens the browser once for all drawings. */
export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Maximum side of a texture, and the resolution if that allows it (pixels per millimetre). */
const most = 4096;
const finest = 9;

/**
 * Renders an SVG with a size in millimetres to a PNG in a folder, named by the hash of its contents; returns the file's
 * name.
 */
export async function rasterise(folder: string, svg: string, width: number, height: number): Promise<string> {
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`;
  const path = join(folder, name);
  if (existsSync(path)) return name;
  const scale = Math.min(finest, most / Math.max(width, height), 8000 / Math.min(width, height));
  const [w, h] = [Math.max(8, Math.round(width * scale)), Math.max(8, Math.round(height * scale))];
  const page = await (await openBrowser()).newPage({ viewport: { width: w, height: h } });
  try {
    const stretched = svg.replace(/<svg ([^>]*)>/, (_, attributes: string) => {
      const others = attributes.replace(/\b(width|height|preserveAspectRatio)="[^"]*"/g, '');
      return `<svg ${others} width="${w}" height="${h}" preserveAspectRatio="none" style="display:block">`;
    });
    await page.setContent(`<body style="margin:0;background:transparent">${stretched}</body>`);
    await page.screenshot({ path, omitBackground: true });
  } finally {
    await page.close();
  }
  return name;
}
