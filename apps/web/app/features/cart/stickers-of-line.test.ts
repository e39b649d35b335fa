import { stickerItem, stickerQuery } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { cartRow } from '../../testing/cart-row.ts';
import { stickersOf } from './stickers-of-line.ts';

test('stickers whose buyer wants help with the design are edited with that answer; others aren’t', () => {
  const sticker = {
    item: stickerItem,
    ...({ shapeId: 1, materialId: 2, length: 40, width: 40, artwork: null } as const),
    ...{ template: null, summary: '', description: '', calculation: '' },
  } as const;
  const designOf = (artworkWish: 'help' | 'later' | null) => {
    const stickers = stickersOf({ ...cartRow, sticker, artworkWish });
    return stickers && stickerQuery(stickers).get('design');
  };
  expect([designOf('help'), designOf('later'), designOf(null)]).toEqual(['help', null, null]);
});
