import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { filesForSoapBox } from '../../apps/server/bench.ts';
import { chromiumPath } from '../chromium.ts';
import { watchDrawing } from '../drawing-processes.ts';
import { dataFolder, type Site } from '../site.ts';
import { open } from './phone.ts';
import { processorTime } from './process.ts';
import { type Figure, quantile } from './report.ts';

/** Files of each kind, of which none is begun after so many seconds: the bench ends within two minutes. */
const [runs, mostSeconds] = [5, 30];
const patience = { timeout: 60_000 };
/** How long a file is looked for at least, in ms: a look (1.35 s), a pointing (1.1 s) and a press (0.2 s) of the keystroke-level model. */
const lookedFor = 2650;
/** Of the soap box of 100 g: no other size has to be typed. */
const customiser = '/customizemybox/202?quantity=1000&pincode=641001';

/** Seconds from the choice of a file until each is seen. */
interface Waited {
  readonly checked: number;
  readonly flat: number;
  readonly folded: number;
  /** Processor seconds of the shop meanwhile. */
  readonly processor: number;
}

type Watched = Pick<Site, 'url' | 'pid'> & { readonly dataDir: string };

/**
 * What a buyer waits for in the customiser, on this machine alone: from the choice of a file, over its upload and check,
 * until it lies on the flat drawing and on the folded box. Medians of up to five files, each new to the shop.
 */
export async function measureArtwork(shop: Watched): Promise<Figure[]> {
  const { pdf, jpeg } = await filesForSoapBox();
  const folder = dataFolder();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--enable-unsafe-swiftshader'],
  });
  /** A file of this machine: what is handed to the browser itself takes the page seconds before it is chosen. */
  const fileOf = (name: string, bytes: Buffer): string => {
    const path = join(folder.path, name);
    writeFileSync(path, bytes);
    return path;
  };
  try {
    // The system keeps each process’s peak, so it is looked at seldom: looking costs what is measured.
    const drawing = watchDrawing(200);
    const figures = [
      ...(await figuresOf('a PDF of 20 MB', 5, browser, shop, (run) =>
        // A line of comment makes it another file.
        fileOf(`carton-${run}.pdf`, Buffer.concat([pdf, Buffer.from(`\n% ${run}\n`)])),
      )),
      ...(await figuresOf('a JPEG of 4 MB', 1.5, browser, shop, (run) =>
        fileOf(`carton-${run}.jpg`, Buffer.concat([jpeg.subarray(0, 2), commentOf(run), jpeg.subarray(2)])),
      )),
    ];
    const peak = drawing.stop();
    return [
      ...figures,
      { name: 'artwork: memory of a process that draws, at most', value: peak, unit: 'MiB', goal: '≤ 512' },
    ];
  } finally {
    await browser.close();
    folder.remove();
  }
}

/** A comment within a JPEG. */
const commentOf = (run: number): Buffer => Buffer.from([0xff, 0xfe, 0, 3, run]);

async function figuresOf(
  what: string,
  goal: number,
  browser: Browser,
  shop: Watched,
  fileOf: (run: number) => string,
): Promise<Figure[]> {
  const waited: Waited[] = [];
  const begun = performance.now();
  for (let run = 0; run < runs && (run === 0 || performance.now() - begun < 1000 * mostSeconds); run += 1) {
    waited.push(await waitFor(browser, shop, fileOf(run)));
  }
  const median = (of: keyof Waited) =>
    quantile(
      waited.map((each) => each[of]),
      0.5,
    );
  const note = `${waited.length} files, load ${loadavg()[0]?.toFixed(1)}, slowest ${Math.max(...waited.map(({ folded }) => folded)).toFixed(1)}`;
  return [
    { name: `artwork: ${what}, until it is checked`, value: median('checked'), unit: 's' },
    { name: `artwork: ${what}, until it lies on the drawing`, value: median('flat'), unit: 's' },
    { name: `artwork: ${what}, until it is folded`, value: median('folded'), unit: 's', goal: `≤ ${goal}`, note },
    { name: `artwork: ${what}, processor time of the shop`, value: median('processor'), unit: 's' },
  ];
}

async function waitFor(browser: Browser, { url, pid, dataDir }: Watched, file: string): Promise<Waited> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
  try {
    const page = await context.newPage();
    await open(page, customiser);
    const artwork = page.getByRole('region', { name: /^Your artwork/ });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      artwork.getByLabel(/^Choose a file/).click(),
    ]);
    // Meanwhile the page loads and draws what it needs for it.
    await page.waitForTimeout(lookedFor);
    const before = (await processorTime({ pid, dataDir })).server;
    const begun = now();
    const since = async (moment: Promise<number>) => ((await moment) - begun) / 1000;
    const answered = page.waitForResponse((response) => /GetArtworkPlacement/.test(response.url()), patience).then(now);
    const laid = seenAt(page, '[role=img][aria-label$=", with the artwork"]');
    const shown = seenAt(page, '[data-artwork=shown]');
    await chooser.setFiles(file);
    const [checked, flat, folded] = await Promise.all([since(answered), since(laid), since(shown)]).catch(
      async (error: unknown) => {
        throw new Error(`The page says: ${await artwork.innerText()}`, { cause: error });
      },
    );
    const processor = ((await processorTime({ pid, dataDir })).server - before) / 1000;
    return { checked, flat, folded, processor };
  } finally {
    await context.close();
  }
}

/** In ms, by the clock that a browser on the same machine has too. */
const now = (): number => performance.timeOrigin + performance.now();

/** When something is seen on a page: Playwright would look for it every 500 ms. */
const seenAt = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    ([wanted, patient]) =>
      new Promise<number>((seen, fail) => {
        const gone = setTimeout(() => fail(new Error(`The page doesn’t show ${wanted}.`)), patient);
        const look = () => {
          if (document.querySelector(wanted) === null) return void requestAnimationFrame(look);
          clearTimeout(gone);
          // It is there, its frame is drawn, and the next one begins.
          const after = (frames: number, then: () => void): void =>
            void requestAnimationFrame(frames === 0 ? then : () => after(frames - 1, then));
          after(2, () => seen(performance.timeOrigin + performance.now()));
        };
        look();
      }),
    [selector, patience.timeout] as const,
  );
