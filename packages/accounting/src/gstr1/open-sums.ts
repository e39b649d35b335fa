import { hsnCode } from '../hsn-code.ts';
import { isInterState, registeredAs } from '../registration.ts';
import { type AccountDocument, isSale, sales } from '../rows.ts';
import { addSums, lessSum, noSum, sumsByRate, type TaxSum } from '../sums.ts';
import { sectionOf } from './section-of.ts';

interface SmallSum {
  readonly place: string;
  readonly isInterState: boolean;
  readonly rate: number;
  readonly sum: TaxSum;
}

interface GoodsSum {
  readonly section: 'hsn-b2b' | 'hsn-b2c';
  readonly hsn: string;
  readonly rate: number;
  readonly quantity: number;
  readonly sum: TaxSum;
}

/** The sections of GSTR-1 that consist of sums, from documents taken one by one. */
export function openSums() {
  const small = new Map<string, SmallSum>();
  const goods = new Map<string, GoodsSum>();

  const takeSmall = (document: AccountDocument, signed: (sum: TaxSum) => TaxSum) => {
    for (const [rate, sum] of sumsByRate(document.lines)) {
      const key = `${document.placeOfSupply} ${rate}`;
      const known = small.get(key)?.sum ?? noSum;
      const place = document.placeOfSupply;
      small.set(key, { place, isInterState: isInterState(document), rate, sum: addSums(known, signed(sum)) });
    }
  };

  const takeGoods = (document: AccountDocument) => {
    const { sign } = isSale(document.kind) ? sales[document.kind] : sales['tax-invoice'];
    const section = registeredAs(document) === undefined ? 'hsn-b2c' : 'hsn-b2b';
    for (const own of document.lines) {
      const hsn = hsnCode(own.hsn);
      const key = `${section} ${hsn} ${own.gstRateBps}`;
      const { quantity, sum } = goods.get(key) ?? { quantity: 0, sum: noSum };
      goods.set(key, {
        section,
        hsn,
        rate: own.gstRateBps,
        quantity: quantity + sign * own.quantity,
        sum: addSums(sum, sign < 0 ? lessSum(own) : own),
      });
    }
  };

  return {
    take(document: AccountDocument): void {
      const section = sectionOf(document);
      if (section === null) return;
      takeGoods(document);
      if (section === 'b2cs') takeSmall(document, document.kind === 'credit-note' ? lessSum : (sum) => sum);
    },
    small: (): readonly SmallSum[] => sorted(small),
    // The portal takes no quantity below zero, where more came back than was sent in the period.
    goods: (): readonly GoodsSum[] => sorted(goods).map((row) => ({ ...row, quantity: Math.max(0, row.quantity) })),
  };
}

const sorted = <T>(map: ReadonlyMap<string, T>): T[] =>
  [...map].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
