import { boxKind } from '../box/box-kind.ts';
import type { KindOfGoods } from '../goods.ts';
import { boxOfSample, priceSampleBox } from './price-sample-box.ts';
import { sampleGoods } from './sample-goods.ts';
import { sampleSnapshot } from './sample-snapshot.ts';

/** A sample box: one at a time, at a fixed price that includes GST and shipping. */
export const sampleKind: KindOfGoods<'sample'> = {
  orderType: 'Ordersample',
  quantities: {
    least: () => 1,
    most: () => 1,
    tooFew: () => 'A sample is one box.',
    tooMany: () => 'A sample is one box.',
  },
  // The price is fixed, but only a box that fits on a sheet has a sample.
  layOut: (caller, catalogue, choice) =>
    boxKind.layOut(caller, catalogue, { kind: 'box', ...boxOfSample(catalogue, choice) }),
  price: priceSampleBox,
  read: (stored, variantId) => sampleGoods(sampleSnapshot.parse(stored), variantId),
  orderPath: () => null,
};
