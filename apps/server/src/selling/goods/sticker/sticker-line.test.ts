import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { stickerGoods } from './sticker-goods.ts';
import { stickerLineOf } from './sticker-line.ts';

test('names that staff and buyers have typed are escaped in the tables of a line', () => {
  const goods = stickerGoods({
    kind: 'sticker',
    shape: { id: 1, name: '<img src=x onerror=alert(1)>' },
    material: { id: 2, code: 'kraft', name: `Kraft & "co's"` },
    length: 50,
    width: 50,
    asked: { length: 50, width: 50 },
    image: '',
    artwork: { token: 'abc', name: '<b>logo</b>.png', fit: 'fill', offset: 2, smoothing: 3 },
    artworkWish: null,
    contour: null,
    designType: null,
    customDescription: '<script>',
    designId: null,
    quotation: null,
    agreed: null,
  });
  const line = stickerLineOf({ goods, quantity: 100, amount: paise(12_000), gstRateBps: 1800, figures: {} });
  expect(line?.description).toBe(
    '<p>Shape: &lt;img src=x onerror=alert(1)&gt;</p><p>Size: 50 × 50 mm</p><p>Material: Kraft &amp; &quot;co&#39;s&quot;</p><p>Artwork: &lt;b&gt;logo&lt;/b&gt;.png</p>',
  );
  expect(line?.calculation).toBe('');
  expect(line?.summary + String(line?.description)).not.toContain('<script');
});
