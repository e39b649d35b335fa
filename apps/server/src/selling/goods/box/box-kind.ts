import { boxAddress, tooFewBoxes, tooManyBoxes } from '@boxwright/contract';
import type { KindOfGoods } from '../goods.ts';
import { boxGoods, statedGrain, statedPrint } from './box-goods.ts';
import { boxSnapshot } from './box-snapshot.ts';
import { configureBox } from './configure-box.ts';
import { layOutBox } from './lay-out-box.ts';
import { priceBox } from './price-box.ts';

/** Boxes, made to measure or in a variant's size. */
export const boxKind: KindOfGoods<'box'> = {
  orderType: 'Normal',
  quantities: {
    least: ({ minimumBoxes }) => minimumBoxes,
    most: ({ maximumBoxes }) => maximumBoxes,
    tooFew: tooFewBoxes,
    tooMany: tooManyBoxes,
  },
  async layOut(caller, catalogue, choice) {
    const configured = configureBox(catalogue, choice);
    if (configured.ok) await layOutBox(caller, configured.value.spec, configured.value.rates.card);
  },
  price: priceBox,
  read: (stored, variantId) => boxGoods(boxSnapshot.parse(stored), variantId),
  orderPath({ variantId, snapshot, quantity }, { pincode, quotation }) {
    if (snapshot.kind !== 'box' || variantId === null) return null;
    const { isOwnSize, stated, length, width, height, contents, board, outer, inner } = snapshot;
    return boxAddress({
      variantId,
      boardId: board.id,
      outerCoatingId: outer?.id ?? null,
      innerCoatingId: inner?.id ?? null,
      quantity,
      pincode,
      size: stated ?? (isOwnSize ? { length, width, height } : null),
      contents,
      print: statedPrint(snapshot),
      grain: statedGrain(snapshot),
      artwork: snapshot.artwork?.token,
      place: snapshot.artwork?.place,
      quotation,
      note: snapshot.customDescription,
    });
  },
};
