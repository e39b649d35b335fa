import { boxAddress, type CartRow, stickerAddress } from '@boxwright/contract';
import { boxOf } from './box-of-line.ts';
import { stickersOf } from './stickers-of-line.ts';

/** The page that configures these goods; with `lineId` it edits that line. Null for samples, which have no choices. */
export const editorOf = (line: CartRow, lineId?: number): string | null => {
  const edited = lineId === undefined ? {} : { lineId };
  const [box, stickers] = [boxOf(line), stickersOf(line)];
  if (box !== null) return boxAddress({ ...box, artwork: line.artwork?.token, place: line.artwork?.place, ...edited });
  return stickers && stickerAddress({ ...stickers, ...edited });
};
