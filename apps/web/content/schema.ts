import { boxStyles } from '@boxwright/dieline';
import { z } from 'zod';

const text = z.string().trim().min(1);
/** Shown by search engines under the title; longer ones are cut there. */
const description = z.string().trim().min(50).max(165);
/** Search engines show about this much of a title; " | " and the shop's name are added. */
const title = z.string().trim().min(5).max(60);
const styleId = z.enum(boxStyles.map(({ id }) => id));

const page = z.strictObject({ title, description });

/** A kind of packaging with a page of its own, at `/<file name>`. */
const category = page.extend({
  /** In menus, breadcrumbs and headings. */
  name: text,
  /** Its place in the menu. */
  position: z.number().int().positive(),
  /** On cards, in a sentence. */
  inShort: text,
  /** Alternative text of the large picture. */
  heroAlt: text,
  /** The style that the dieline studio opens; null if there is none to draw. */
  style: styleId.nullable(),
  /** Categories of the shop that are made this way, by the last part of their address. */
  shop: z.array(text),
  uses: z.array(text).min(3),
  materials: z.array(z.strictObject({ name: text, text })).min(2),
  finishes: z.array(text).min(2),
  /** Typical inside sizes. */
  sizes: z.array(z.strictObject({ use: text, size: text, board: text })).min(3),
  /** The four pictures `category-<file name>-1` to `-4`. */
  gallery: z.array(z.strictObject({ alt: text, caption: text })).length(4),
});

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const article = page.extend({
  heading: text,
  date: day,
  /** On cards. */
  teaser: text,
  heroAlt: text,
});

const policy = page.extend({ heading: text, updated: day });

const plain = page.extend({ heading: text });

/** The front matter of a file, by the folder that it lies in. */
export const frontMatters = {
  categories: category,
  articles: article,
  policies: policy,
  pages: plain,
} as const;

export type ContentKind = keyof typeof frontMatters;
export type FrontMatter<K extends ContentKind> = z.infer<(typeof frontMatters)[K]>;

/** A heading, and the text below it up to the next heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** A compiled file. */
export interface Content<K extends ContentKind> {
  readonly meta: FrontMatter<K>;
  /** The whole text. */
  readonly html: string;
  /** The text before the first heading. */
  readonly intro: string;
  /** The text by its `##` headings, and each section by its `###` headings. */
  readonly sections: readonly (Section & { readonly parts: readonly Section[] })[];
}
