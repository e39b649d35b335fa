/** The industries under which the shop groups its boxes. */
export const verticals = {
  food: 'Food & Confectionery',
  beauty: 'Cosmetics, Health & Beauty',
  medical: 'Medical & Pharmaceutical',
  consumer: 'Consumer Products',
  industrial: 'Industrial Products',
  apparel: 'Apparel & Innerwear',
} as const;

/** A box of the range. Inside sizes in millimetres: length along the lid's hinge, width, height. */
export interface VariantSeed {
  /** Follows the category's name: "Soap Box" + "100 g". */
  readonly size: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** What fits in, in a few words. */
  readonly use: string;
  /** One sentence on this size. */
  readonly detail: string;
  /** Where it differs from the category's style. */
  readonly style?: TuckStyle;
}

export type TuckStyle = 'straight-tuck-end' | 'reverse-tuck-end';

/** A category of the shop. The id and the order of its variants stay: addresses of the shop are made of them. */
export interface CategorySeed {
  /** Below 1000; a variant's id is twenty times this, plus its place. */
  readonly id: number;
  readonly vertical: keyof typeof verticals;
  readonly name: string;
  readonly route: string;
  readonly style: TuckStyle;
  /** The invented brand whose artwork its pictures wear. */
  readonly look: string;
  /** What is true of every size of the category. */
  readonly about: string;
  readonly variants: readonly VariantSeed[];
}

/** A row of a category's list: size, length, width, height, use, detail. */
export const box = (
  size: string,
  length: number,
  width: number,
  height: number,
  use: string,
  detail: string,
): VariantSeed => ({ size, length, width, height, use, detail });
