import {
  type Configuration,
  type OwnSize,
  readConfiguration,
  typedSize,
} from '../../features/configurator/configuration.ts';
import { loadPlace } from '../../features/configurator/place.ts';
import { quoteFor } from '../../features/configurator/quote.ts';
import type { ServerApi } from '../../server-api.ts';

/** The example that stands in the fields: what a first-time buyer might ask for, to a town neither next door nor far. */
const example = {
  categoryRoute: 'soap-box',
  size: typedSize({ length: 60, width: 40, height: 100 }),
  quantity: '2000',
  pincode: '641001',
} as const;

/** The box that the banner prices, priced; null when it can't be. */
export const loadCalculator = async (api: ServerApi) => {
  const products = await api.call('GetProductMaster', { where: { status: 'Active' } });
  if (!products.ok) return null;
  const product = products.value.find(({ route }) => route === example.categoryRoute) ?? products.value[0];
  if (product === undefined) return null;
  const [variants, boards, coatings, company] = await Promise.all([
    api.call('GetVariantData', { where: { productId: product.id, status: 'Active' } }),
    api.call('GetBoard', { where: { status: 'Active' } }),
    api.call('GetCoatingdata', { where: { status: 'Active', kind: 'outer' } }),
    api.call('GetCompany', {}),
  ]);
  if (!variants.ok || !boards.ok || !coatings.ok || !company.ok) return null;
  const size: OwnSize = example.size;
  const { quantity, pincode } = example;
  const choices = { variants: variants.value, boards: boards.value, outerCoatings: coatings.value, innerCoatings: [] };
  const configuration: Configuration | null = readConfiguration(
    new URLSearchParams({ variant: 'own', ...size, quantity, pincode }),
    choices,
  );
  if (configuration === null) return null;
  const offer = { minimum: company.value.minimumBoxes };
  const call = api.call.bind(api);
  const [answer, place] = await Promise.all([quoteFor(call, configuration, offer), loadPlace(call, pincode)]);
  const board = boards.value.find(({ id }) => id === configuration.boardId);
  const coating = coatings.value.find(({ id }) => id === configuration.outerCoatingId);
  return {
    categoryRoute: product.route,
    size,
    configuration,
    answer,
    place,
    good: answer.ok ? { quote: answer.quote, configuration } : null,
    offer,
    /** What the example is made of, said beside its price. */
    material: [board && `${board.name} ${board.gsm} gsm`, 'four colours', coatingText(coating?.name)]
      .filter(Boolean)
      .join(', '),
  };
};

const coatingText = (name = 'None'): string => (name === 'None' ? 'no coating' : name.toLowerCase());

export type CalculatorData = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>;
