import type { JobTicketData } from '@boxwright/documents';
import type { Services } from '../../calls/services.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { dieLabel } from '../goods/box/box-goods.ts';
import { whiteLabel } from '../goods/sticker/sticker-goods.ts';
import type { StickerSnapshot } from '../goods/sticker/sticker-snapshot.ts';
import { hasUnderprint, type WhiteInk, whiteOf } from '../goods/sticker/white-ink.ts';
import type { StoredOrder, StoredOrderLine } from '../orders/stored-order.ts';
import { stickerFacts } from './sticker-facts.ts';

/** What a ticket says of a line as it was ordered: its goods, where they go, and by how much their number may differ. */
export async function lineFacts(
  services: Services,
  { shippingAddress }: StoredOrder['order'],
  { goods: { details, snapshot }, deliveryType }: StoredOrderLine,
  { tolerance }: { readonly tolerance: number },
): Promise<JobTicketData['specification']> {
  const { city, pincode } = shippingAddress;
  return [
    // The die's shelf is printed beside its part.
    ...details.filter(({ label }) => label !== dieLabel && label !== whiteLabel),
    ...(snapshot.kind === 'sticker' ? stickerFacts(await whiteOfLine(services, snapshot)) : []),
    { label: 'Delivery', value: deliveryType === 'SelfPickup' ? 'Collected at our works' : `To ${city} ${pincode}` },
    { label: 'Overs', value: `Up to ${tolerance} % more or fewer` },
  ];
}

/** Of what is printed on these stickers. */
async function whiteOfLine(services: Services, snapshot: StickerSnapshot): Promise<WhiteInk> {
  const whiteUnderprint = hasUnderprint(snapshot, await currentCatalogue(services));
  return whiteOf({ whiteUnderprint, artwork: snapshot.artwork });
}
