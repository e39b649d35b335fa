import type { RateCard, StickerRateCard } from '@boxwright/pricing';
import type { JsonObject, PriceTableKind } from '@boxwright/storage';
import type { z } from 'zod';
import { cartonCard, type DeliveryCard, deliveryCard } from '../catalogue/card-schemas.ts';
import { stickerRateCard } from '../catalogue/sticker-rate-card.ts';
import { cartonFigures } from './carton-figures.ts';
import { withMissingCartonRates, withMissingStickerRates } from './complete-card.ts';
import { deliveryFigures } from './delivery-figures.ts';
import { type Figure, readFigure, typedFigure } from './figure.ts';
import { bandProblems, stickerFigures } from './sticker-figures.ts';
import type { ToPrice } from './to-price.ts';

/** Figures as typed, by key; figures that are missing are the card's. */
export type Typed = Readonly<Record<string, string>>;

/** A figure for a form or a file. */
export type ShownFigure = Omit<Figure<never>, 'write' | 'value'> & {
  /** The value as people type it. */
  readonly text: string;
};

export interface ReadTable {
  /** Problems, by the figure's key. */
  readonly problems: ReadonlyMap<string, string>;
  /** The card with the typed figures that can be read. */
  readonly card: JsonObject;
}

/** A stored card as a list of figures. */
export interface OpenTable {
  readonly figures: readonly ShownFigure[];
  read(typed: Typed): ReadTable;
  /** The card with empty rates for new entries of the catalogue, and the keys of those rates. */
  completed(toPrice: ToPrice): { readonly card: JsonObject; readonly added: readonly string[] };
}

interface PriceTable<Card> {
  readonly name: string;
  readonly schema: z.ZodType<Card>;
  readonly figures: (card: Card) => Figure<Card>[];
  /** Problems of several figures together. */
  readonly problems?: (card: Card) => ReadonlyMap<string, string>;
  readonly completed?: (card: Card, toPrice: ToPrice) => { readonly card: Card; readonly added: readonly string[] };
}

const carton: PriceTable<RateCard> = {
  name: 'Cartons',
  schema: cartonCard,
  figures: cartonFigures,
  completed: withMissingCartonRates,
};

const sticker: PriceTable<StickerRateCard> = {
  name: 'Stickers',
  schema: stickerRateCard,
  figures: stickerFigures,
  problems: bandProblems,
  completed: withMissingStickerRates,
};

const delivery: PriceTable<DeliveryCard> = { name: 'Delivery', schema: deliveryCard, figures: deliveryFigures };

export const priceTableNames = {
  carton: carton.name,
  sticker: sticker.name,
  delivery: delivery.name,
} satisfies Record<PriceTableKind, string>;

/** Opens a stored card of a kind. Throws when it isn't one. */
export function openTable(kind: PriceTableKind, stored: unknown): OpenTable {
  switch (kind) {
    case 'carton':
      return open(carton, stored);
    case 'sticker':
      return open(sticker, stored);
    case 'delivery':
      return open(delivery, stored);
  }
}

function open<Card extends object>(table: PriceTable<Card>, stored: unknown): OpenTable {
  const base = table.schema.parse(stored);
  const figures = table.figures(base);
  return {
    figures: figures.map(({ write: _, value, ...figure }) => ({ ...figure, text: typedFigure(figure.kind, value) })),
    read(typed) {
      const problems = new Map<string, string>();
      let card = base;
      for (const figure of figures) {
        const text = typed[figure.key];
        if (text === undefined) continue;
        const read = readFigure(figure, text);
        if (read.ok) card = figure.write(card, read.value);
        else problems.set(figure.key, read.problem);
      }
      for (const [key, problem] of table.problems?.(card) ?? []) if (!problems.has(key)) problems.set(key, problem);
      return { problems, card: plain(card) };
    },
    completed: (toPrice) => {
      const { card, added } = table.completed?.(base, toPrice) ?? { card: base, added: [] };
      return { card: plain(card), added };
    },
  };
}

const plain = (card: object): JsonObject => Object.fromEntries(Object.entries(card));

/** The card as it is stored when it is published. Throws on a card that its schema refuses. */
export function publishedCard(
  kind: PriceTableKind,
  card: JsonObject,
  { number, validFrom }: { readonly number: number; readonly validFrom: string },
): { readonly version: string; readonly card: JsonObject } {
  const version = `${kind}-${number}`;
  if (kind === 'delivery') {
    const { zones, table } = deliveryCard.parse(card);
    return { version, card: { zones, table: { ...table, id: version, validFrom } } };
  }
  const named = { ...card, id: kind, version: number, validFrom };
  return { version, card: { ...(kind === 'carton' ? cartonCard : stickerRateCard).parse(named) } };
}
