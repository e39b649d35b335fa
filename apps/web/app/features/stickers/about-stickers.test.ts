import { expect, test } from 'vitest';
import { isAboutStickers } from './about-stickers.ts';

test.each(['Stickers', 'jar labels', 'lable for bottle', 'white vinyl', 'QR-sticker'])(
  '“%s” is about stickers',
  (search) => expect(isAboutStickers(search)).toBe(true),
);

test.each(['', 'soap', 'kraft box', 'elastic', 'slabel'])('“%s” isn’t', (search) =>
  expect(isAboutStickers(search)).toBe(false),
);
