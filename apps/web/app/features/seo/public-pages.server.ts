import { boxStyles } from '@boxwright/dieline';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { listArticles, listCategories } from '../content/content.server.ts';

/** A page for search engines. */
export interface PublicPage {
  readonly path: string;
  /** Date of the last change, if known. */
  readonly changed?: string;
}

const fixed = [
  paths.home,
  paths.whyCustomPackaging,
  paths.onlineStore,
  paths.shop,
  paths.stickerShop,
  paths.stickers,
  paths.stickerMaterials,
  paths.labelFinder,
  paths.dielines,
  paths.blogs,
  paths.faqs,
  paths.enquiry,
  paths.terms,
  paths.privacy,
  paths.returns,
  paths.credits,
];

/**
 * Every public page of the site, as the sitemap lists them. A single size (`/pm/…`) isn't listed, because it is part of
 * its box's page.
 */
export const listPublicPages = async (api: ServerApi): Promise<readonly PublicPage[]> => {
  const products = await api.call('GetProductMaster', { where: { status: 'Active' } });
  return [
    ...fixed.map((path) => ({ path })),
    ...listCategories().map(({ slug }) => ({ path: paths.packaging(slug) })),
    ...listArticles().map(({ slug, meta }) => ({ path: paths.article(slug), changed: meta.date })),
    ...boxStyles.filter(({ id }) => styleTextOf(id) !== undefined).map(({ id }) => ({ path: paths.dieline(id) })),
    ...(products.ok ? products.value.map(({ route }) => ({ path: paths.category(route) })) : []),
  ];
};
