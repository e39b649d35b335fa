import type { RateCard, StickerRateCard } from '@boxwright/pricing';
import type { Board, Category, Coating, StickerMaterial, StickerShape, VariantInCatalogue } from '@boxwright/storage';

// Entries that staff have switched on are offered once they have a price.

type Rates = Pick<RateCard, 'boardPerKg' | 'coats'>;

/** Whether the rate card has a price for the board. */
export const pricesBoard = ({ boardPerKg }: Pick<Rates, 'boardPerKg'>, { family }: Pick<Board, 'family'>): boolean =>
  Object.hasOwn(boardPerKg, family);

export const pricesCoating = ({ coats }: Pick<Rates, 'coats'>, { code, kind }: Pick<Coating, 'code' | 'kind'>) =>
  code === 'none' || coats.some((coat) => coat.code === code && coat.kinds.includes(kind));

export const pricesMaterial = (
  { materials }: Pick<StickerRateCard, 'materials'>,
  { code }: Pick<StickerMaterial, 'code'>,
) => materials.some((each) => each.code === code);

/** Rows that can't be ordered count as switched off. Without any rate card all stay on: prices are unavailable then. */
const onlyWhere = <Row extends { readonly status: 'Active' | 'Inactive' }>(
  rows: readonly Row[],
  isOffered: (row: Row) => boolean,
): Row[] => rows.map((row) => (row.status === 'Active' && !isOffered(row) ? { ...row, status: 'Inactive' } : row));

export const boardsOnOffer = (boards: readonly Board[], rates: Rates | null): readonly Board[] =>
  rates === null ? boards : onlyWhere(boards, (board) => pricesBoard(rates, board));

export const coatingsOnOffer = (coatings: readonly Coating[], rates: Rates | null): readonly Coating[] =>
  rates === null ? coatings : onlyWhere(coatings, (coating) => pricesCoating(rates, coating));

export const materialsOnOffer = (
  materials: readonly StickerMaterial[],
  rates: Pick<StickerRateCard, 'materials'> | null,
): readonly StickerMaterial[] =>
  rates === null ? materials : onlyWhere(materials, (material) => pricesMaterial(rates, material));

/** A size is offered with its category, and a category with its sizes. */
export function boxesOnOffer(categories: readonly Category[], variants: readonly VariantInCatalogue[]) {
  const shown = new Set(categories.filter(({ status }) => status === 'Active').map(({ id }) => id));
  const offered = onlyWhere(variants, ({ categoryId }) => shown.has(categoryId));
  const filled = new Set(offered.filter(({ status }) => status === 'Active').map(({ categoryId }) => categoryId));
  return { categories: onlyWhere(categories, ({ id }) => filled.has(id)), variants: offered };
}

/** A shape is offered only while its class and at least one of its sizes are switched on. */
export const shapesOnOffer = (
  shapes: readonly StickerShape[],
  sizes: readonly { readonly shapeId: number; readonly status: 'Yes' | 'No' }[],
  classes: readonly { readonly code: string; readonly status: 'Yes' | 'No' }[],
): readonly StickerShape[] =>
  shapes.map((shape) => {
    const isSized = sizes.some(({ shapeId, status }) => shapeId === shape.id && status === 'Yes');
    const isClassed = classes.some(({ code, status }) => code === shape.priceClass && status === 'Yes');
    return shape.status === 'Yes' && !(isSized && isClassed) ? { ...shape, status: 'No' } : shape;
  });
