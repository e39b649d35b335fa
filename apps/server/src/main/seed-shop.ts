import { demoDeliveryTable, demoRateCard, demoStickerRateCard, demoZones } from '@boxwright/pricing';
import {
  type Db,
  deliveryCardInForce,
  insertDeliveryCard,
  insertRateCard,
  inTransaction,
  rateCardInForce,
  type Tx,
} from '@boxwright/storage';
import { seedDemo, seedHolidays, seedSearchWords } from '@boxwright/storage/seed';

/**
 * Fills an empty shop with the demonstration catalogue, its rate cards, its delivery rates and the holidays. Safe to
 * call at every start, from several nodes at once; changes made by staff stay.
 */
export async function seedShop(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    // First, because its row lock makes a second node wait until this one is done.
    await seedDemo(tx);
    await seedSearchWords(tx);
    await sowRates(tx);
    await seedHolidays(tx);
  });
}

/** Early enough that the cards are in force on any day. */
const always = '9999-12-31';

async function sowRates(tx: Tx): Promise<void> {
  if (!(await rateCardInForce(tx, always))) {
    const { id, version, validFrom } = demoRateCard;
    await insertRateCard(tx, { version: `${id}-${version}`, validFrom, card: { ...demoRateCard } });
  }
  if (!(await rateCardInForce(tx, always, 'sticker'))) {
    const { id, version, validFrom } = demoStickerRateCard;
    const card = { ...demoStickerRateCard };
    await insertRateCard(tx, { kind: 'sticker', version: `${id}-${version}`, validFrom, card });
  }
  const delivery = await deliveryCardInForce(tx, always);
  const { id, validFrom } = demoDeliveryTable;
  // The first demonstration card had the same charges, but no days of transit.
  if (!delivery || delivery.version === `${id}-1`) {
    await insertDeliveryCard(tx, { version: `${id}-2`, validFrom, zones: demoZones, rates: demoDeliveryTable });
  }
}
