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
  /** Second part of the product's name: "Soap Box" + "100 g". */
  readonly size: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** What the box is for, in a few words. */
  readonly use: string;
  /** One sentence on this size. */
  readonly detail: string;
  /** Only if it differs from the category's style. */
  readonly style?: SoldStyle;
}

/** The dieline engine's ids of the styles in this catalogue. */
export type SoldStyle =
  | TuckStyle
  | 'snap-lock-bottom'
  | 'auto-lock-bottom'
  | 'seal-end'
  | 'sleeve'
  | 'roll-end-tray'
  | 'base-and-lid'
  | 'hinged-lid'
  | 'drawer'
  | 'gusset'
  | 'display'
  | 'mailer'
  | 'glued-corner-tray'
  | 'webbed-tray'
  | 'full-overlap-seal-end'
  | 'five-panel-hanger'
  | 'gable-box'
  | 'hexagonal-box'
  | 'pillow-box'
  | 'divider-insert';

type TuckStyle = (typeof tuckStyles)[number];

const tuckStyles = ['straight-tuck-end', 'reverse-tuck-end'] as const;

/** Drawings of tuck boxes show a brand's artwork, which is laid out for their panels; others are drawn plain. */
export const isDrawnInPrint = (style: SoldStyle): boolean => tuckStyles.some((tuck) => tuck === style);

/** A category of the shop. Its id and the order of its variants must not change, because URLs are made of them. */
export interface CategorySeed {
  /** Below 1000; a variant's id is twenty times this plus its position. */
  readonly id: number;
  readonly vertical: keyof typeof verticals;
  readonly name: string;
  readonly route: string;
  readonly style: SoldStyle;
  /** The fictional brand whose artwork its pictures show. */
  readonly look: string;
  /** Text about all sizes of the category. */
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
