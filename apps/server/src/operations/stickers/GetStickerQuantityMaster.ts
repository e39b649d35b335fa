import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { choose } from '../../selling/catalogue/choose.ts';

export const GetStickerQuantityMaster: Handler<'GetStickerQuantityMaster'> = async ({ where }, { services }) => {
  const { stickers } = await currentCatalogue(services);
  const offered = stickers.quantities.filter(({ status }) => status === 'Active');
  return ok(choose(offered, where).map(({ id, quantity, status }) => ({ id, quantity, status })));
};
