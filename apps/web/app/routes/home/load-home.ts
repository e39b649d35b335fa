import { ok, type Product } from '@boxwright/contract';
import { inTurns } from '../../features/catalogue/box-range.ts';
import { deferOnNavigation } from '../../features/catalogue/defer-on-navigation.ts';
import { materialTexts } from '../../features/catalogue/material-texts.ts';
import { articleCards, listCategories } from '../../features/content/content.server.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import type { ServerApi } from '../../server-api.ts';
import { homeGraph } from './home-graph.ts';
import { homeTexts, type Industry } from './home-texts.ts';
import { loadCalculator } from './load-calculator.ts';

/** Loads all data of the home page. If a part fails, only that part is missing. */
export const loadHome = async (api: ServerApi, request: Request) => {
  const products = api.call('GetProductMaster', { where: { status: 'Active' } });
  const [calculator, company, listed, boxes, shapes] = await Promise.all([
    loadCalculator(api, new URL(request.url).searchParams.get('in')),
    api.call('GetCompany', {}),
    products,
    deferOnNavigation(
      request,
      products.then((answer) => (answer.ok ? ok(inTurns(answer.value)) : answer)),
    ),
    deferOnNavigation(request, api.call('GetStickerShapeMaster', { where: { status: 'Yes' } })),
  ]);
  return {
    calculator,
    boxes,
    shapes,
    industries: homeTexts.industries.map((industry) => ({
      ...industry,
      boxes: listed.ok ? boxesOf(industry, listed.value) : [],
    })),
    kinds: listCategories().map(({ slug, meta }) => ({ slug, name: meta.name, alt: meta.heroAlt })),
    materials: company.ok ? materialTexts(company.value) : [],
    about: homeTexts.about,
    articles: articleCards(),
    head: await pageHead(api, {
      title: 'Custom boxes, priced online, and printed stickers',
      description:
        'Custom printed boxes and stickers from Chennai. Type the size of a box and a quantity, and see the whole price with GST and delivery.',
      path: '/',
      graph: company.ok ? homeGraph(company.value, api.publicUrl) : [],
    }),
  };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

const boxesOf = ({ name }: Industry, products: readonly Product[]) =>
  products.filter(({ verticalName }) => verticalName === name).map(({ route, itemName }) => ({ route, itemName }));
