import { boxStyleOf, productView } from '@boxwright/dieline';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import { findContent, listCategories } from '../../features/content/content.server.ts';
import { withCompany } from '../../features/content/with-company.server.ts';
import { usualCaliper } from '../../features/dieline/usual-caliper.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { cartonCards } from './mono-carton-cards.ts';
import { packagingGraph } from './packaging-graph.ts';

/** Everything on the page of a kind of packaging (Home > Products > name): text, boxes in the shop, dieline. */
export const loadPackaging = async (api: ServerApi, slug: string) => {
  const content = findContent('categories', slug);
  if (content === undefined) throw noSuch('page');
  const { meta, html } = content;
  const [company, products, dieline] = await Promise.all([
    loadCompany(api),
    api.call('GetProductMaster', { where: { status: 'Active' } }),
    meta.style === null ? null : drawnExample(meta.style),
  ]);
  const boxes = products.ok ? products.value.filter(({ route }) => meta.shop.includes(route)) : [];
  const path = paths.packaging(slug);
  const { name, position, ...page } = meta;
  const filled = (text: string) => withCompany(text, company);
  const [title, description] = [filled(meta.title), filled(meta.description)];
  return {
    slug,
    name,
    page: { ...page, inShort: filled(meta.inShort) },
    html: filled(html),
    boxes,
    dieline,
    why: slug === 'mono-cartons' ? whyMonoCartons(filled) : undefined,
    cartons: slug === 'mono-cartons' ? cartonCards(products.ok ? products.value : []) : null,
    others: neighbours(slug),
    head: await pageHead(api, {
      title,
      description,
      path,
      card: `category-${slug}`,
      crumbs: [
        { name: 'Products', path: paths.products },
        { name, path },
      ],
      graph: packagingGraph({ name, description, slug, boxes, company, publicUrl: api.publicUrl }),
    }),
  };
};

export type PackagingData = Awaited<ReturnType<typeof loadPackaging>>;

const whyMonoCartons = (filled: (text: string) => string) =>
  findContent('pages', 'why-choose-mono-cartons')?.sections.map(({ id, title, html }) => ({
    id,
    title: filled(title),
    html: filled(html),
  }));

/** The next four kinds in the menu's order, wrapping around. */
const neighbours = (slug: string) => {
  const all = listCategories();
  const at = all.findIndex((each) => each.slug === slug);
  return [1, 2, 3, 4].flatMap((step) => {
    const next = all[(at + step) % all.length];
    return next && next.slug !== slug ? [{ slug: next.slug, name: next.meta.name, alt: next.meta.heroAlt }] : [];
  });
};

type Example = Awaited<ReturnType<typeof drawExample>>;
/** Cache: each drawn once per process, because the sizes are fixed. */
const examples = new Map<string, Promise<Example>>();

const drawnExample = (styleId: string): Promise<Example> => {
  const known = examples.get(styleId) ?? drawExample(styleId);
  examples.set(styleId, known);
  return known;
};

/** The size of a flat style, which has no height; a round one has only its diameter. */
const sizeOfFlat = (length: number, width: number) => (width === 0 ? `${length} mm round` : `${length} × ${width} mm`);

const drawExample = async (styleId: string) => {
  const [style, text] = [boxStyleOf(styleId), styleTextOf(styleId)];
  if (style === undefined || text === undefined) return null;
  const { drawFolded, drawLines } = await import('../../features/dieline/draw-studio.ts');
  const request = { ...text.example, caliper: text.example.caliper ?? usualCaliper };
  const [flat, folded] = [drawLines(styleId, request), drawFolded(styleId, request, 1, productView)];
  if (flat === null || folded === null) return null;
  const { length, width, height } = text.example;
  const size = style.family === 'flat' ? sizeOfFlat(length, width) : `${length} × ${width} × ${height} mm inside`;
  return { styleId, name: style.name, ecma: style.ecma, inShort: text.inShort, size, ...flat, folded };
};
