import { fail, type Result } from '@boxwright/contract';
import { caliperOf, drawBox, placesOnTemplate } from '@boxwright/dieline';
import { jobCode } from '@boxwright/orders';
import type { BlankTogether } from '@boxwright/pricing';
import { inTransaction } from '@boxwright/storage';
import type { Sender } from '../../adapters/identity/sender.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import type { SampleSnapshot } from '../goods/sample/sample-snapshot.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { PlannedSheet } from '../production/sheet-file.ts';
import { specOfBox } from '../production/spec-of-box.ts';
import { refuseUnapproved } from '../proofs/refuse-unapproved.ts';
import { laidPlates, noArtwork } from './laid-plates.ts';

/** Around the box in mm: for bleed, marks and the colour bar. */
const around = 20;
/** No print at the edges, in mm. */
const edge = 5;

const noSample = fail('not_found', 'There is no sample in this line of the order.');

/**
 * What a sample is printed from: each blank of its box once, with the artwork, its cuts and its creases, at 1 : 1 on a
 * sheet of their size. Only what is approved for print gets one. Made for each request, and the same each time.
 *
 * @param number of the line in its order, from 1
 */
export async function sampleSheet(
  services: Services,
  { order, lines }: StoredOrder,
  number: number,
  sender: Sender,
): Promise<Result<Uint8Array>> {
  const line = lines[number - 1];
  const snapshot = line?.goods.snapshot;
  if (!line || snapshot?.kind !== 'sample') return noSample;
  const name = `Item ${number} of ${orderNumber(order)}`;
  if (snapshot.artwork === null) return noArtwork(name);
  const refused = await inTransaction(services.db, (tx) => refuseUnapproved(tx, [{ lineId: line.id, name }]));
  if (refused) return refused;
  const { blanks, ...size } = layOneUp(snapshot);
  const sheet: PlannedSheet = {
    asked: {
      kind: 'run',
      layout: { ...size, margins: { gripper: edge, side: edge, tail: edge }, blanks: [] },
      blanks,
    },
    about: {
      code: jobCode(orderNumber(order), number),
      title: line.itemName,
      notes: ['Printed digitally twice, once on each board, and cut by the plotter.'],
      createdAt: order.placedAt,
      companyName: (await readCompany(services.db)).legalName,
    },
  };
  const toLay = blanks.map(({ spec, part }) => ({ name, lineId: line.id, snapshot, spec, part }));
  return laidPlates(services, sheet, toLay, sender);
}

/** The printed blanks of a sample's box side by side, as on its template, and the sheet around them. */
function layOneUp(snapshot: SampleSnapshot) {
  const { style, length, width, height, drawing, board } = snapshot;
  const caliper = caliperOf(board.gsm, board.bulk);
  const drawn = drawBox(style, { length, width, height, caliper, revision: drawing });
  // Pricing used the same drawing, so it can't fail here.
  if (!drawn.ok) throw new RangeError(`A sample that was ordered can’t be drawn: ${drawn.problem.text}`);
  const spec = specOfBox({ ...snapshot, kind: 'box', outer: null, inner: null }, 1);
  const places = placesOnTemplate(drawn.box);
  const blanks = drawn.box.blanks.flatMap(({ part }, index): BlankTogether[] => {
    const at = places[index];
    if (!at) return [];
    const place = { x: at.x + around, y: at.y + around, width: at.length, height: at.width, turn: 0 } as const;
    return [{ name: part, spec, part, places: [place] }];
  });
  const ends = blanks.flatMap((blank) =>
    blank.places.map(({ x, y, width, height }) => [x + width, y + height] as const),
  );
  return {
    blanks,
    width: Math.max(...ends.map(([right]) => right)) + around,
    height: Math.max(...ends.map(([, bottom]) => bottom)) + around,
  };
}
