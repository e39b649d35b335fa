import { formatPieces } from '@boxwright/money';
import { ReadyBy } from '../delivery/ReadyBy.tsx';
import { rowsOfDiscount } from '../order/discount-rows.ts';
import { Totals } from '../order/Totals.tsx';
import { type CartSums, gstLabel } from './cart-summary.ts';

/** The full price of a cart: goods, discount, delivery, GST and the total. */
export function CartTotals({ sums }: { sums: CartSums }) {
  const {
    netValue,
    delivery,
    gst,
    supply,
    total,
    gstRates,
    pieces,
    dates,
    goodsWay,
    hasSamples,
    samplesItsBoxes,
    withoutProof,
  } = sums;
  return (
    <>
      <Totals
        rows={[
          { label: 'Net value', amount: netValue, note: formatPieces(pieces) },
          ...rowsOfDiscount(sums),
          { label: 'Delivery charge', amount: delivery, note: deliveryNote(sums) },
          { label: gstLabel(gstRates), amount: gst, note: supply },
        ]}
        total={{ label: 'Total', amount: total, note: 'GST and delivery included' }}
      />
      {samplesItsBoxes ? (
        <p className="mt-4 text-sm">Order the sample first: its price comes off a later order of the boxes.</p>
      ) : null}
      {goodsWay === null ? null : (
        <ReadyBy dates={dates} way={goodsWay} withoutProof={withoutProof} className="mt-4 text-sm" />
      )}
      {goodsWay !== null && hasSamples ? <p className="mt-2 text-sm">Samples leave us in days of their own.</p> : null}
    </>
  );
}

const deliveryNote = ({ destination, delivery, shipped, shipsFree, way }: CartSums): string => {
  if (!shipped) return 'Self Pickup';
  if (destination === null && shipsFree) return 'free all over India';
  if (way === 'both' && destination !== null) return `to ${destination}; the rest is picked up`;
  if (destination === null) return 'Enter a pincode to add it';
  return delivery === 0 ? `free to ${destination}` : `to ${destination}`;
};
