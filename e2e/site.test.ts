import { isThorough } from '@boxwright/testing/thorough';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, inject, test } from 'vitest';

// Reads pages only, and needs no browser.
const { url: shop } = inject('sharedShop');

/** Every page that is reachable from the first one by links: its HTML as sent. */
const pages = new Map<string, string>();
/** Files that pages show or offer, with those pages; browsers request the icon by themselves. */
const files = new Map<string, string>([['/favicon.ico', 'every page']]);
const problems: string[] = [];

beforeAll(() => crawl());

/** Pages that need an account, an order or a role. */
const guarded = /^\/(cart|login|register|checkout|selectaddress|reorderstickers|manage|api|downloads)(\/|$|\?)/;
/** Each size of each box has the same form for its sample, two thirds of all pages: one box’s are enough. */
const isOneOfMany = (path: string) => !isThorough && /^\/ordersample\/(?!10\/)/.test(path);
const isFile = (path: string) =>
  /\.(avif|webp|jpg|png|svg|xml|txt|pdf|dxf|glb|gltf|woff2|js|css|webmanifest)(\?|$)/.test(path);

const crawl = async () => {
  // With the parameters of the first link to a page: some pages are of the box in their address.
  const waiting = ['/'];
  const anchors: { from: string; path: string; anchor: string }[] = [];
  while (waiting.length > 0) {
    const asked = waiting.shift() ?? '/';
    const [path = ''] = asked.split('?');
    if (pages.has(path)) continue;
    const answer = await fetch(shop + asked);
    const html = await answer.text();
    if (!answer.ok) problems.push(`${asked} answers ${answer.status}`);
    pages.set(path, html);
    for (const address of addressesIn(html)) {
      const url = new URL(address, shop + path);
      if (url.origin !== shop || url.pathname.startsWith('/assets/')) continue;
      const found = url.pathname;
      if (url.hash.length > 1) anchors.push({ from: path, path: found, anchor: decodeURIComponent(url.hash.slice(1)) });
      if (isFile(found) || found.startsWith('/dielines/files/')) files.set(found + url.search, path);
      else if (!guarded.test(found) && !isOneOfMany(found) && !pages.has(found)) waiting.push(found + url.search);
    }
  }
  for (const { from, path, anchor } of anchors) {
    const html = pages.get(path);
    if (html !== undefined && !html.includes(`id="${anchor}"`))
      problems.push(`${from} links to ${path}#${anchor}: no such place`);
  }
};

const addressesIn = (html: string): string[] => {
  const plain = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\ssrc[sS]et="([^"]+)"/g)].flatMap(([, set = '']) =>
    set.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
  );
  return [...plain, ...sets]
    .map((address) => address.replaceAll('&amp;', '&'))
    .filter((address) => !/^(mailto|tel|data|blob):/.test(address));
};

test('every link, with its fragment, leads to an existing target', () => {
  expect(pages.size).toBeGreaterThan(70);
  expect(problems).toEqual([]);
});

test('every page of the sitemap is linked, and every public page is in it', async () => {
  const sitemap = await (await fetch(`${shop}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  const open = [...pages].filter(([, html]) => !/name="robots" content="noindex/.test(html)).map(([path]) => path);
  expect(open.filter((path) => !listed.includes(path))).toEqual([]);
});

test('search engines find the sitemap, and readers of the feed its articles', async () => {
  const robots = await (await fetch(`${shop}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${shop}/sitemap.xml`);
  const feed = await (await fetch(`${shop}/feed.xml`)).text();
  const linked = [...feed.matchAll(/<link href="([^"]+)"\/>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(linked.length).toBeGreaterThan(2);
  expect(linked.filter((path) => !pages.has(path))).toEqual([]);
});

test('every picture exists and none is over 200 kB', async () => {
  const pictures = [...files].filter(([path]) => /\.(avif|webp|jpg|png|svg|ico)(\?|$)/.test(path));
  expect(pictures.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const [path, from] of pictures) {
    const answer = await fetch(shop + path);
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) wrong.push(`${path} (on ${from}) answers ${answer.status}`);
    else if (byteLength > 200_000) wrong.push(`${path} (on ${from}) has ${byteLength} bytes`);
  }
  expect(wrong).toEqual([]);
});

test('every page is valid HTML', async () => {
  const checker = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // React's way of writing HTML: its attribute case, generated ids, no default types.
      'attr-case': 'off',
      'valid-id': ['error', { relaxed: true }],
      'no-implicit-input-type': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-inline-style': 'off',
      // Tables that are shown as cards on phones: with `display: block`, browsers drop their roles.
      'no-redundant-role': 'off',
      // Numbers never wrap: the class `figures` prevents it.
      'tel-non-breaking': 'off',
      // Designs of one box, each with a quantity of the same name.
      'form-dup-name': 'off',
      'long-title': ['error', { maxlength: 80 }],
    },
  });
  const faults = new Map<string, string>();
  for (const [path, html] of pages) {
    const { results } = await checker.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages))
      if (!faults.has(`${ruleId}: ${message}`)) faults.set(`${ruleId}: ${message}`, `${path} ${selector}`);
  }
  expect([...faults].map(([fault, where]) => `${fault} (${where})`)).toEqual([]);
});

test('every page has one title, description and canonical address, and is readable without script', () => {
  const wrong: string[] = [];
  const titles = new Map<string, string>();
  for (const [path, html] of pages) {
    if (/name="robots" content="noindex/.test(html)) continue;
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const canonical = [...html.matchAll(/<link[^>]+rel="canonical"/g)].length;
    // A box's page has the heading twice, for phones and for desktops; one of them isn't displayed.
    const headings = new Set([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).size;
    if (title === '' || (titles.has(title) && !path.startsWith('/p')))
      wrong.push(`${path}: title "${title}" as on ${titles.get(title)}`);
    if (canonical !== 1) wrong.push(`${path}: ${canonical} canonical addresses`);
    if (!/<meta name="description" content="[^"]{50,}"/.test(html)) wrong.push(`${path}: no description`);
    if (!/property="og:image"/.test(html)) wrong.push(`${path}: no picture for sharing`);
    if (headings !== 1) wrong.push(`${path}: ${headings} main headings`);
    titles.set(title, path);
  }
  expect(wrong).toEqual([]);
});
