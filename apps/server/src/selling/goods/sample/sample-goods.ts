import { kitWords, statedSizeText } from '@boxwright/contract';
import { caliperOf } from '@boxwright/dieline';
import { snapshotOfBox } from '../box/box-goods.ts';
import type { ConfiguredBox } from '../box/configure-box.ts';
import { type Goods, noBoard } from '../goods.ts';
import type { DesignWishes } from '../line-snapshot.ts';
import type { SampleSnapshot } from './sample-snapshot.ts';

/** The snapshot of a sample as currently offered. */
export function snapshotOfSample(box: ConfiguredBox, wishes: DesignWishes): SampleSnapshot {
  const { outer: _, inner: __, ...same } = snapshotOfBox(box, wishes, null);
  return { ...same, kind: 'sample' };
}

/** Converts a snapshot of a sample to the common form. */
export function sampleGoods(snapshot: SampleSnapshot, variantId: number | null): Goods {
  const { style, length, width, height, isOwnSize, stated, board, artwork } = snapshot;
  const size = `${length} × ${width} × ${height} mm`;
  const kit = kitWords(artwork !== null);
  return {
    kind: 'sample',
    variantId,
    name: `Sample of ${snapshot.variantName}`,
    image: snapshot.image,
    description: `${size}. ${kit}.`,
    details: [
      { label: 'Inside size', value: size },
      ...(stated ? [{ label: 'Ordered as', value: statedSizeText(stated) }] : []),
      { label: 'Kit', value: kit },
      // The kit has both boards; its buyer may have chosen none, or another one for the boxes.
      { label: 'Key line drawn for', value: `${board.name} ${board.gsm} gsm` },
      artwork ? { label: 'Artwork', value: artwork.name } : { label: 'Print', value: 'Plain: it has no file to print' },
      ...(artwork || snapshot.designType === null ? [] : [{ label: 'Design', value: snapshot.designType }]),
    ],
    identity: ['sample', variantId, style, length, width, height, board.id].join('|'),
    columns: {
      ...noBoard,
      caliper: caliperOf(board.gsm, board.bulk),
      drawing: snapshot.drawing,
      categoryId: snapshot.categoryId,
      categoryName: snapshot.categoryName,
      categoryRoute: snapshot.categoryRoute,
      style,
      length,
      width,
      height,
      stated,
    },
    choice: {
      kind: 'sample',
      variantId: variantId ?? 0,
      boardId: board.id,
      ...(stated ?? (isOwnSize ? { length, width, height } : {})),
    },
    snapshot,
  };
}
