import { grainChoices, type Variant } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { designsText, quantitiesOf, typedDesigns, withDesigns } from '../../features/configurator/asked-designs.ts';
import {
  askedVariant,
  type BoxChoice,
  countOf,
  readChoice,
  writeChoice,
} from '../../features/configurator/box-choice.ts';
import { boxFacts } from '../../features/configurator/box-facts.ts';
import { perPiece } from '../../features/configurator/box-words.ts';
import { inOwnSize, sizeIn } from '../../features/configurator/own-size.ts';
import { printName } from '../../features/configurator/print-name.server.ts';
import { boxInput } from '../../features/configurator/quote-input.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { formatDate } from '../../ui/moment.ts';

/** The first values of an enquiry about a box. */
export interface AskedBox {
  readonly message: string;
  readonly pincode: string;
  /** The box for the top of the page; null for a drawing of the studio. */
  readonly shown: { readonly picture: string; readonly lines: readonly string[]; readonly to: string } | null;
}

/**
 * Describes the box that the address names with the customiser's parameters. Every word comes from the catalogue and
 * every figure is a number, so that a link can't inject a text. Null if the address names no box on offer.
 */
export async function askedBox(api: ServerApi, asked: URLSearchParams): Promise<AskedBox | null> {
  const variantId = askedVariant(asked);
  if (variantId === null) return null;
  const [variants, boards, coatings] = await Promise.all([
    api.call('GetVariantData', { where: { id: variantId, status: 'Active' } }),
    api.call('GetBoard', { where: { status: 'Active' } }),
    api.call('GetCoatingdata', { where: { status: 'Active' } }),
  ]);
  if (!variants.ok || !boards.ok || !coatings.ok) return null;
  const offer = {
    variants: variants.value,
    boards: boards.value,
    outerCoatings: coatings.value.filter(({ kind }) => kind === 'outer'),
    innerCoatings: coatings.value.filter(({ kind }) => kind === 'inner'),
  };
  const choice = readChoice(asked, offer);
  if (choice === null) return null;
  const designs = quantitiesOf(typedDesigns(asked));
  const quantity = designs === null ? quantityText(choice) : designsText(designs);
  const facts = boxFacts(offer, choice, printName(offer, choice), wishName(choice)).map(
    ({ name, value }) => `${name}: ${value}`,
  );
  const price = designs === null ? [] : await priceOfDesigns(api, choice, designs);
  const to =
    designs === null
      ? paths.customiseVariant(choice.variantId, writeChoice(choice).toString())
      : paths.severalDesigns(withDesigns(writeChoice(choice), designs));
  const lines = [
    'Please quote for this box:',
    ...facts,
    quantity,
    ...price,
    // The desk compares with it what the same costs when it answers.
    ...(price.length === 0 ? [] : [`Worked out at: ${api.publicUrl}${to}`]),
    ...(choice.deliveryType === 'SelfPickup' ? ['Delivery: Self Pickup'] : []),
  ];
  const variant = offer.variants.find(({ id }) => id === choice.variantId);
  const shown = variant && {
    picture: pictureOf(variant, choice),
    lines: [...facts, quantity, ...price],
    to,
  };
  return { message: lines.join('\n'), pincode: choice.pincode, shown: shown ?? null };
}

/** As in the cart: the variant's photograph, or a drawing of the own size; empty for one that isn't drawn. */
const pictureOf = (variant: Variant, { ownSize }: BoxChoice): string => {
  const isDrawn = ownSize === null || Object.values(sizeIn(ownSize)).every((side) => side >= 1 && side < 999);
  const { images } = ownSize === null ? variant : inOwnSize(variant, ownSize);
  return isDrawn ? (images.split('#')[0] ?? '') : '';
};

/** The price that the visitor was shown, and the day on which it held; nothing if the designs have none. */
async function priceOfDesigns(api: ServerApi, choice: BoxChoice, quantities: number[]): Promise<readonly string[]> {
  const price = await api.call('GetDesignsPrice', { ...boxInput(choice), quantities });
  if (!price.ok) return [];
  const { total, gstRate } = price.value;
  const together = `${formatRupees(total as Paise)}, ${perPiece(price.value)} a box`;
  return [`Price shown on ${formatDate(new Date())}: ${together}, before ${gstRate} % GST and delivery`];
}

/** A quantity that can't be read is left for the visitor to fill in. */
const quantityText = (choice: BoxChoice): string => {
  const count = countOf(choice);
  return count > 0 && count <= 1e9 ? `Quantity: ${formatCount(count)}` : 'Quantity: ';
};

/** The wish in words: the enquiry isn't priced, so nothing is promised. */
const wishName = ({ grain }: BoxChoice): string => grainChoices.find(({ value }) => value === grain)?.label ?? '';
