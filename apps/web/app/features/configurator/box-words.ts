import type { Variant } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import type { OwnSize } from './configuration.ts';
import type { BoxPrice } from './quote.ts';

/** "100 g" of "Soap Box 100 g". */
export const shortName = ({ name }: Pick<Variant, 'name'>, category: string): string =>
  name.startsWith(`${category} `) ? name.slice(category.length + 1) : name;

/** "60 × 32 × 90 mm", of figures or as typed. */
export const sizeText = ({ length, width, height }: Pick<Variant, 'length' | 'width' | 'height'> | OwnSize): string =>
  `${length} × ${width} × ${height} mm`;

/** Rupees a piece as the wire has them, in two decimals. */
export const perPiece = ({ pricePerPiece }: Pick<BoxPrice, 'pricePerPiece'>): string =>
  formatRupees(Math.round(pricePerPiece * 100) as Paise); // whole paise by the rounding

/** Paise for eyes; a dash while the amount isn't known. */
export const amountOrDash = (amount: number | undefined): string =>
  amount === undefined ? '—' : formatRupees(amount as Paise); // the wire's amounts are decoded to whole paise
