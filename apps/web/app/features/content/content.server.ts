import type { Content, ContentKind } from '../../../content/schema.ts';
import type { ArticleTeaser } from './ArticleCard.tsx';

/** The site's texts, compiled at build time. The browser gets only what a loader returns. */
const files = {
  categories: read<'categories'>(import.meta.glob('../../../content/categories/*.md', { eager: true })),
  articles: read<'articles'>(import.meta.glob('../../../content/articles/*.md', { eager: true })),
  policies: read<'policies'>(import.meta.glob('../../../content/policies/*.md', { eager: true })),
  pages: read<'pages'>(import.meta.glob('../../../content/pages/*.md', { eager: true })),
} as const;

/** A text by its file name. */
export const findContent = <K extends ContentKind>(kind: K, slug: string): Content<K> | undefined =>
  (files[kind] as ReadonlyMap<string, Content<K>>).get(slug);

/** The kinds of packaging in the menu's order. */
export const listCategories = () =>
  [...files.categories]
    .map(([slug, content]) => ({ slug, ...content }))
    .sort((a, b) => a.meta.position - b.meta.position);

/** The articles, newest first. */
export const listArticles = () =>
  [...files.articles]
    .map(([slug, content]) => ({ slug, ...content }))
    .sort((a, b) => b.meta.date.localeCompare(a.meta.date));

/** The articles as their cards show them, newest first. */
export const articleCards = (): readonly ArticleTeaser[] =>
  listArticles().map(({ slug, meta: { heading, date, teaser, heroAlt } }) => ({
    slug,
    heading,
    date,
    teaser,
    heroAlt,
  }));

function read<K extends ContentKind>(modules: Record<string, unknown>): ReadonlyMap<string, Content<K>> {
  return new Map(
    Object.entries(modules).map(([file, module]) => [
      file.replace(/^.*\/|\.md$/g, ''),
      (module as { default: Content<K> }).default, // the output of the content plugin
    ]),
  );
}
