import { askedVariant } from '../../features/configurator/box-choice.ts';
import { stickerNames } from '../../features/stickers/sticker-choice.ts';
import type { ServerApi } from '../../server-api.ts';
import { loadChosenBox } from '../customiser/load-chosen-box.ts';
import { loadStickers } from '../ordercustomstickers/load-stickers.ts';
import { offeredBox } from './offered-box.ts';
import type { OfferedGoods } from './offered-goods.ts';
import { offeredStickers } from './offered-stickers.ts';

/** The goods of the address with their price, or why they have none; 404 where the address names nothing on offer. */
export const loadGetQuote = async (api: ServerApi, given: URLSearchParams): Promise<OfferedGoods> => {
  if (askedVariant(given) === null && given.has(stickerNames.shape)) {
    return offeredStickers(await loadStickers(api, given));
  }
  return offeredBox(await loadChosenBox(api, given, 'Choose a box first, and then ask for its quotation.'));
};
