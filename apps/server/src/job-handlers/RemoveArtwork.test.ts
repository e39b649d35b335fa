import { findArtwork } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFileKey } from '../adapters/files/files.ts';
import { fileNamesOf } from '../selling/artwork/artwork-files.ts';
import { uploadedDisc } from '../testing/artwork.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { RemoveArtwork } from './RemoveArtwork.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('removes the files of an upload without a row, and none of an upload with a row', async () => {
  const { db, files } = shop.services;
  const context = { services: shop.services, log: pino({ level: 'silent' }) };
  const token = await uploadedDisc(shop);
  const kept = await findArtwork(db, token);
  if (!kept) throw new Error('not stored');
  const orphan = newFileKey('artwork/an-orphan', Buffer.from('x'), 'png');
  await files.put(orphan, Buffer.from('x'));
  for (const payload of [
    { token, names: fileNamesOf(kept) },
    { token: 'an-orphan', names: [orphan.replace('artwork/an-orphan/', '')] },
  ]) {
    await RemoveArtwork(payload, context);
    await RemoveArtwork(payload, context);
  }
  expect([await files.exists(kept.fileKey), await files.exists(orphan)]).toEqual([true, false]);
});
