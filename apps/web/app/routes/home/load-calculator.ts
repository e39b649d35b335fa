import type { BoxLimits, Product } from '@boxwright/contract';
import { ownSizeChoice, readChoice, typedSize } from '../../features/configurator/box-choice.ts';
import { quoteInput } from '../../features/configurator/quote-input.ts';
import type { FirstQuote } from '../../features/configurator/use-quote.ts';
import type { ServerApi } from '../../server-api.ts';
import { type DrawnChoice, type Goods, goodsInBoxes, keyOf, printOf, sidesOf } from './goods.ts';

/** The default values of the fields: a typical first order, to a town at medium distance. */
const example = { quantity: '2000', pincode: '641001' } as const;

/** Loads the calculator's boxes, and the price and the drawing of the one that was asked for; null if it has none. */
export const loadCalculator = async (api: ServerApi, asked: string | null) => {
  const products = await api.call('GetProductMaster', { where: { status: 'Active' } });
  if (!products.ok) return null;
  const [boards, coatings, company, ...all] = await Promise.all([
    api.call('GetBoard', { where: { status: 'Active' } }),
    api.call('GetCoatingdata', { where: { status: 'Active', kind: 'outer' } }),
    api.call('GetCompany', {}),
    ...boxesIn(products.value).map((box) => loadGoods(api, box)),
  ]);
  const goods = all.filter((each) => each !== null);
  const [usual] = goods;
  if (usual === undefined || !boards.ok || !coatings.ok || !company.ok) return null;
  const shown = goods.find(({ id }) => id === asked) ?? usual;
  const offer = { variants: shown.variants, boards: boards.value, outerCoatings: coatings.value, innerCoatings: [] };
  const variant = { variant: ownSizeChoice, like: String(shown.goods.variantId) };
  const choice = readChoice(new URLSearchParams({ ...variant, ...shown.goods.size, ...example }), offer);
  if (choice === null) return null;
  const { minimumBoxes, maximumBoxes } = company.value;
  const limits: BoxLimits = { minimumBoxes, maximumBoxes };
  const answer = await api.call('GetQuote', quoteInput(choice, limits, [], null));
  const first: FirstQuote = { choice, answer, good: answer.ok ? { quote: answer.value, choice } : null };
  const board = boards.value.find(({ id }) => id === choice.boardId);
  const coating = coatings.value.find(({ id }) => id === choice.outerCoatingId);
  return {
    goods: goods.map((each) => each.goods),
    shown: shown.goods,
    drawn: board === undefined ? null : await drawFirst(shown.goods, board.caliper),
    board: board ?? null,
    first,
    limits,
    /** Board, colours and coating of the example, shown beside its price. */
    material: [board && `${board.name} ${board.gsm} gsm`, 'four colours', coatingText(coating?.name)]
      .filter(Boolean)
      .join(', '),
  };
};

/** The categories for the goods that are most packed; where the shop has none of them, its first one. */
const boxesIn = (products: readonly Product[]) => {
  const found = goodsInBoxes.flatMap(({ route, ...goods }) => {
    const product = products.find((each) => each.route === route);
    return product ? [{ ...goods, product }] : [];
  });
  const [first] = products;
  return found.length > 0 || first === undefined
    ? found
    : [{ id: first.route, name: first.itemName, place: 0, product: first }];
};

const loadGoods = async (api: ServerApi, { id, name, place, product }: ReturnType<typeof boxesIn>[number]) => {
  const variants = await api.call('GetVariantData', { where: { productId: product.id, status: 'Active' } });
  if (!variants.ok) return null;
  const variant = variants.value[Math.min(place, variants.value.length - 1)];
  if (variant === undefined) return null;
  const goods: Goods = {
    id,
    name,
    route: product.route,
    variantId: variant.id,
    style: variant.style,
    size: typedSize(variant),
    look: lookIn(variant.images),
  };
  return { id, goods, variants: variants.value };
};

/** The brand that a variant's drawings show; null where they show none, or where staff have uploaded pictures. */
const lookIn = (images: string): string | null => {
  const [, look = 'plain'] = /(?:^|#)\/pictures\/box\/[^#]*[?&]look=([a-z\d-]+)/.exec(images) ?? [];
  return look === 'plain' ? null : look;
};

const drawFirst = async (goods: Goods, caliper: number): Promise<DrawnChoice | null> => {
  const { drawPrinted } = await import('../../features/dieline/draw-printed.ts');
  const sides = sidesOf(goods.size);
  const box = sides && drawPrinted(goods.style, { ...sides, caliper });
  return box && { key: keyOf(goods, goods.size, caliper), box, print: printOf(goods, goods.size) };
};

const coatingText = (name = 'None'): string => (name === 'None' ? 'no coating' : name.toLowerCase());

export type CalculatorData = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>;
