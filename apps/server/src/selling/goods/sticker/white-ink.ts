import type { Catalogue } from '../../catalogue/snapshot.ts';
import type { StickerSnapshot } from './sticker-snapshot.ts';

/** White below the colours: 'under' all of them, the buyer's 'own', or 'none' on a material that needs none. */
export type WhiteInk = 'under' | 'own' | 'none';

type Printed = {
  readonly whiteUnderprint: boolean;
  readonly artwork: Pick<NonNullable<StickerSnapshot['artwork']>, 'white'> | null;
};

export const whiteOf = ({ whiteUnderprint, artwork }: Printed): WhiteInk =>
  whiteUnderprint ? (artwork?.white ?? 'under') : 'none';

/** Whether white lies below the print of these stickers; of older lines, which don't say so, today's material decides. */
export const hasUnderprint = (
  { material }: Pick<StickerSnapshot, 'material'>,
  { stickers: { materials } }: Pick<Catalogue, 'stickers'>,
): boolean => material.whiteUnderprint ?? materials.find(({ id }) => id === material.id)?.whiteUnderprint ?? false;
