import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardSeeds, categorySeeds, coatingSeeds, shapeSeeds, stickerMaterialSeeds } from '@boxwright/storage/seed';
import { root } from '../command.ts';
import { publicName } from './scenes/variants.ts';

const content = join(root, 'apps', 'web', 'content');

/** The slugs of a kind of Markdown page, which are its files' names. */
const slugsOf = (kind: string) =>
  readdirSync(join(content, kind))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3))
    .sort();

export const categorySlugs = slugsOf('categories');
export const articleSlugs = slugsOf('articles');

/** A line of a Markdown page's front matter. */
export function frontMatter(kind: string, slug: string, key: string): string {
  const text = readFileSync(join(content, kind, `${slug}.md`), 'utf8');
  const found = new RegExp(`^${key}: *(.*)$`, 'm').exec(text)?.[1];
  if (found === undefined) throw new RangeError(`${kind}/${slug}.md has no ${key}`);
  return found.replace(/^'(.*)'$/, '$1').replaceAll("''", "'");
}

const industries = ['beauty', 'medical', 'food', 'consumer', 'industrial', 'apparel'];
const promises = ['biodegradable', 'recyclable', 'non-toxic', 'food-grade', 'eco-friendly', 'carbon-neutral'];

/** Every picture used by a page of the site, without social cards. */
export const pictureIds: readonly string[] = [
  'home-hero',
  ...categorySeeds.map(({ route }) => `product-${route}`),
  ...categorySlugs.flatMap((slug) => [`category-${slug}`, ...[1, 2, 3, 4].map((place) => `category-${slug}-${place}`)]),
  ...[1, 2, 3, 4].map((place) => `banner-${place}`),
  ...industries.map((name) => `industry-${name}`),
  ...promises.map((name) => `material-${name}`),
  ...boardSeeds.map(({ code }) => `board-${code}`),
  ...coatingSeeds.map(({ code }) => `coating-${code}`),
  ...shapeSeeds.map(({ outline }) => `sticker-${outline}`),
  ...stickerMaterialSeeds.map(({ code }) => `sticker-material-${code}`),
  ...stickerMaterialSeeds.map(({ code }) => `sticker-close-${code}`),
  ...articleSlugs.map((slug) => `blog-${slug}`),
  'minimum-order',
  ...categorySeeds.flatMap((category) =>
    category.variants.map((variant) => `variant-${publicName(category, variant)}`),
  ),
];

/** A social card: the page's title and text beside a picture. */
export type Card = { readonly id: string; readonly title: string; readonly line: string; readonly picture: string };

export const cards: readonly Card[] = [
  {
    id: 'og-home',
    title: 'Printed cartons in your size',
    line: 'Size, board, print and price while you type',
    picture: 'home-hero',
  },
  {
    id: 'og-shop',
    title: 'Order custom boxes',
    line: 'From 1,000 boxes, delivered to your pincode',
    picture: 'industry-food',
  },
  { id: 'og-stickers', title: 'Order custom stickers', line: 'Six outlines, six materials', picture: 'sticker-heart' },
  {
    id: 'og-sticker-materials',
    title: 'Sticker materials, close up',
    line: 'What each is for, and what it stands',
    picture: 'sticker-close-holographic',
  },
  {
    id: 'og-dielines',
    title: 'Free dielines, to the millimetre',
    line: 'PDF, DXF and SVG of every style',
    picture: 'category-mono-cartons-4',
  },
  {
    id: 'og-blog',
    title: 'On cartons, plainly',
    line: 'Boards, styles and prices',
    picture: 'blog-what-is-mono-carton',
  },
  ...categorySlugs.map((slug) => ({
    id: `og-category-${slug}`,
    title: frontMatter('categories', slug, 'name'),
    line: frontMatter('categories', slug, 'inShort'),
    picture: `category-${slug}`,
  })),
  ...articleSlugs.map((slug) => ({
    id: `og-blog-${slug}`,
    title: frontMatter('articles', slug, 'heading'),
    line: 'An article',
    picture: `blog-${slug}`,
  })),
];
