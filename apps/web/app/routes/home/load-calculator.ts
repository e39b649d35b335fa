import type { BoxLimits } from '@boxwright/contract';
import { type BoxChoice, type OwnSize, readChoice, typedSize } from '../../features/configurator/box-choice.ts';
import { quoteInput } from '../../features/configurator/quote-input.ts';
import type { FirstQuote } from '../../features/configurator/use-quote.ts';
import type { ServerApi } from '../../server-api.ts';

/** The default values of the fields: a typical first order, to a town at medium distance. */
const example = {
  categoryRoute: 'soap-box',
  size: typedSize({ length: 60, width: 40, height: 100 }),
  quantity: '2000',
  pincode: '641001',
} as const;

/** Loads the calculator's box with its price; null if it has none. */
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
  const offer = { variants: variants.value, boards: boards.value, outerCoatings: coatings.value, innerCoatings: [] };
  const choice: BoxChoice | null = readChoice(
    new URLSearchParams({ variant: 'own', ...size, quantity, pincode }),
    offer,
  );
  if (choice === null) return null;
  const { minimumBoxes, maximumBoxes } = company.value;
  const limits: BoxLimits = { minimumBoxes, maximumBoxes };
  const answer = await api.call('GetQuote', quoteInput(choice, limits, [], null));
  const first: FirstQuote = { choice, answer, good: answer.ok ? { quote: answer.value, choice } : null };
  const board = boards.value.find(({ id }) => id === choice.boardId);
  const coating = coatings.value.find(({ id }) => id === choice.outerCoatingId);
  return {
    categoryRoute: product.route,
    size,
    first,
    limits,
    /** Board, colours and coating of the example, shown beside its price. */
    material: [board && `${board.name} ${board.gsm} gsm`, 'four colours', coatingText(coating?.name)]
      .filter(Boolean)
      .join(', '),
  };
};

const coatingText = (name = 'None'): string => (name === 'None' ? 'no coating' : name.toLowerCase());

export type CalculatorData = NonNullable<Awaited<ReturnType<typeof loadCalculator>>>;
