import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseRupees } from '@boxwright/money';
import { documentsOf, inTransaction, ledgerOf } from '@boxwright/storage';
import { seedPlaces } from '@boxwright/storage/seed';
import { scratchFolder } from '@boxwright/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecretKey } from '../../process/secrets.ts';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, readyToOrder } from '../../testing/orders.ts';
import { openDatabase } from './database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(scratchFolder(), 'boxwright-back-up-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shop that keeps everything in its data folder, as `npm start` without settings does. */
async function shopIn(dataDir: string): Promise<Shop> {
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  await inTransaction(database.db, seedPlaces);
  return openShop({
    database,
    secretKey: readSecretKey({ secretKey: null, dataDir }),
    settings: { DATA_DIR: dataDir },
  });
}

/** What must survive: the order as its customer sees it, its ledger, its form as a stored file. */
async function accountOf(shop: Shop, cookies: ReadonlyMap<string, string>, orderId: number) {
  const visitor = shop.visitor();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  const order = await visitor.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  const form = await shop.app.inject(`/downloads/order-form/${order.data[0].fld_download_token}`);
  return {
    order: { status: order.status, data: order.data },
    form: { status: form.statusCode, bytes: form.rawPayload.toString('base64') },
    ledger: await ledgerOf(shop.services.db, orderId),
    documents: await documentsOf(shop.services.db, orderId, 'order-form'),
  };
}

test('a stopped shop’s data folder, packed and unpacked elsewhere, opens as the same shop', async () => {
  const [dataDir, restored, archive] = [join(folder, 'data'), join(folder, 'restored'), join(folder, 'back-up.tar')];
  const shop = await shopIn(dataDir);
  const { customer, orderId, txnid, total } = await openPayment(shop);
  shop.payu.says(txnid, 'captured', parseRupees(total));
  await settlePayment(shop.services, txnid);
  const before = await accountOf(shop, customer.cookies, orderId);
  await shop.close();

  // The command of docs/OPERATIONS.md.
  execFileSync('tar', ['-cpf', archive, '-C', dataDir, '.']);
  rmSync(dataDir, { recursive: true });
  mkdirSync(restored, { mode: 0o700 });
  execFileSync('tar', ['-xpf', archive, '-C', restored]);

  const again = await shopIn(restored);
  try {
    // Session cookie and form address are still valid: the backup contains the secret key.
    const after = await accountOf(again, customer.cookies, orderId);
    expect(after).toEqual(before);
    expect([after.order.status, after.form.status]).toEqual([200, 200]);
    expect(after.ledger.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([['payment', parseRupees(total)]]);
    expect(after.documents).toHaveLength(1);
    const { place } = await readyToOrder(again);
    const next = await place();
    expect([next.status, next.data.order_id]).toEqual([200, orderId + 1]);
  } finally {
    await again.close();
  }
});
