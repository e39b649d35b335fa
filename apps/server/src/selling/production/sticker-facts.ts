import type { JobTicketData } from '@boxwright/documents';
import { whiteLabel } from '../goods/sticker/sticker-goods.ts';
import type { WhiteInk } from '../goods/sticker/white-ink.ts';
import { stickerSheetName } from './job-plan.ts';

const whiteWords: Readonly<Record<WhiteInk, string>> = {
  none: 'None',
  under: 'Under all colours',
  own: 'As in the artwork',
};

/** What the floor asks about stickers, besides their shape, size and material. */
export const stickerFacts = (white: WhiteInk): JobTicketData['specification'] => [
  { label: whiteLabel, value: whiteWords[white] },
  { label: 'Winding', value: `None: on flat sheets of ${stickerSheetName}, the backing whole` },
];
