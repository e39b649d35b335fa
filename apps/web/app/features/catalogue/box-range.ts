import type { Product } from '@boxwright/contract';

/** The names of the query that a range of boxes is read from. */
export const rangeQuery = ['industry', 'sort', 'show'];

/** Tiles before all of them are asked for: two rows of four, or four of two. */
const firstTiles = 8;

export const orders = [
  { id: 'usual', name: 'Suggested' },
  { id: 'price', name: 'Price, low to high' },
  { id: 'name', name: 'A to Z' },
] as const;

export type Order = (typeof orders)[number]['id'];

/** A part of the range, and how it was asked for. */
export interface BoxRange {
  readonly shown: readonly Product[];
  /** How many there are of this industry. */
  readonly total: number;
  readonly industries: readonly { readonly id: string; readonly name: string }[];
  /** The industry's id; empty for all of them. */
  readonly industry: string;
  readonly order: Order;
}

/** The boxes that an address asks for: of one industry or of all, in an order, the first few or all of them. */
export const rangeOf = (products: readonly Product[], asked: URLSearchParams): BoxRange => {
  const industries = [...new Set(products.map(({ verticalName }) => verticalName))].map((name) => ({
    id: industryId(name),
    name,
  }));
  const industry = industries.find(({ id }) => id === asked.get('industry'))?.id ?? '';
  const order = orders.find(({ id }) => id === asked.get('sort'))?.id ?? 'usual';
  const wanted = products.filter(({ verticalName }) => industry === '' || industryId(verticalName) === industry);
  const sorted = arranged[order](wanted);
  const shown = asked.get('show') === 'all' ? sorted : sorted.slice(0, firstTiles);
  return { shown, total: wanted.length, industries, industry, order };
};

/** The address of a range on this page; what is usual isn't written. */
export const rangeAddress = (
  page: string,
  { industry, order, all = false }: Pick<BoxRange, 'industry' | 'order'> & { readonly all?: boolean },
): string => {
  const query = new URLSearchParams();
  if (industry !== '') query.set('industry', industry);
  if (order !== 'usual') query.set('sort', order);
  if (all) query.set('show', 'all');
  return `${page}${query.size > 0 ? `?${query}` : ''}#boxes`;
};

const industryId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]+/g, '-');

/** One of each industry in turns, so that the first tiles show all of them. */
export const inTurns = (products: readonly Product[]): readonly Product[] => {
  const turns = new Map<string, number>();
  return products
    .map((product) => {
      const turn = turns.get(product.verticalName) ?? 0;
      turns.set(product.verticalName, turn + 1);
      return { product, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ product }) => product);
};

const arranged: Readonly<Record<Order, (products: readonly Product[]) => readonly Product[]>> = {
  usual: inTurns,
  price: (products) => products.toSorted((one, other) => (one.fromPrice ?? Infinity) - (other.fromPrice ?? Infinity)),
  name: (products) => products.toSorted((one, other) => one.itemName.localeCompare(other.itemName)),
};
