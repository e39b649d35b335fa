import { labelTemplateAddress, type StickerLineRow, stickerItem } from '@boxwright/contract';
import { formatCount, formatRupees, formatUnitPrice, type Paise, paise } from '@boxwright/money';
import type { Goods } from '../goods.ts';
import { toThousandths } from '../to-thousandths.ts';
import { type StickerFigures, stickerFigures } from './sticker-figures.ts';

/** A line as it is stored with a cart or an order. */
interface PricedLine {
  readonly goods: Goods;
  readonly quantity: number;
  /** Before GST. */
  readonly amount: Paise;
  readonly gstRateBps: number;
  /** The engine's figures: a price, or a stored breakdown. */
  readonly figures: object;
}

/** The texts about a line of stickers and its sheets; null for other goods. */
export function stickerLineOf({ goods, quantity, amount, gstRateBps, figures }: PricedLine): StickerLineRow | null {
  const { snapshot } = goods;
  if (snapshot.kind !== 'sticker') return null;
  const made = stickerFigures.safeParse(figures);
  return {
    item: stickerItem,
    shapeId: snapshot.shape.id,
    materialId: snapshot.material.id,
    ...snapshot.asked,
    artwork: snapshot.artwork,
    template: labelTemplateAddress({ outline: snapshot.shape.outline, ...snapshot.asked }),
    summary: table([
      ['Quantity', formatCount(quantity)],
      ['Price per sticker', formatUnitPrice(amount, quantity)],
      ...(made.success && made.data.discount > 0
        ? ([['Discount, included', formatRupees(paise(made.data.discount))]] as const)
        : []),
      ['Net value', formatRupees(amount)],
      ['GST', `${gstRateBps / 100} %`],
      ['Shipping', 'Free Shipping Anywhere in India'],
    ]),
    // The design has a separate field.
    description: goods.details
      .filter(({ label }) => label !== 'Design')
      .map(({ label, value }) => `<p>${escaped(label)}: ${escaped(value)}</p>`)
      .join(''),
    calculation: made.success ? sheetTable(made.data) : '',
  };
}

const sheetTable = ({ bleedLength, bleedWidth, layout, trailSheets, totalSheets }: StickerFigures) =>
  table([
    ['Size with bleed', `${toThousandths(bleedLength)} × ${toThousandths(bleedWidth)} mm`],
    ['Stickers across and down', `${layout.across} × ${layout.down}`],
    ['Stickers on a sheet', formatCount(layout.count)],
    ['Trail sheets', formatCount(trailSheets)],
    ['Total sheets', formatCount(totalSheets)],
  ]);

const table = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Staff type the names of shapes and materials, and buyers those of files. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
