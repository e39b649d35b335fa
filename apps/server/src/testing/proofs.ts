import { randomBytes } from 'node:crypto';
import { insertArtwork, inTransaction } from '@boxwright/storage';
import { disc } from './artwork.ts';
import type { Shop, ShopCustomer } from './open-shop.ts';
import { payInFull, readyToOrder } from './orders.ts';

type Commit = (customer: ShopCustomer, orderId: number) => Promise<unknown>;

/** A disc that was uploaded before; quicker than an upload, which is inspected. */
export async function keptDisc(
  { services }: Pick<Shop, 'services'>,
  name = 'disc.png',
  own: { readonly byHand?: true } = {},
): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  const bytes = await disc(40);
  const [fileKey, previewKey] = [`artwork/${token}/file.png`, `artwork/${token}/preview.png`];
  for (const key of [fileKey, previewKey]) await services.files.put(key, bytes);
  const size = { pixelWidth: 40, pixelHeight: 40, previewWidth: 40, previewHeight: 40, bytes: bytes.length };
  const drawn = { kind: 'png', ratio: 1, leastPixels: 40, isTransparent: true } as const;
  await inTransaction(services.db, (tx) =>
    insertArtwork(tx, { token, name, ...size, ...drawn, ...own, fileKey, previewKey }),
  );
  return token;
}

/** An order of boxes without artwork that is paid, or committed to as said, with the link that its customer has. */
export async function orderToProof(
  shop: Shop,
  commit: Commit = (customer, orderId) => payInFull(shop, customer, orderId),
) {
  const { customer, place } = await readyToOrder(shop, { awaitsProof: true });
  const orderId: number = (await place()).data.order_id;
  await commit(customer, orderId);
  const desk = await shop.staff();
  const { data } = await desk.call('GetOrderProofs', { order_id: orderId });
  const token: string = data.customer_url.split('/proofs/')[1];
  const guest = shop.visitor();
  const { data: seen } = await guest.call('GetProofs', { token });
  const shared: string = seen.share_url.split('/proofs/')[1];
  const [{ line_id: lineId }] = data.lines;
  /** Sends a new file for the line. */
  const send = async (name?: string) =>
    guest.call('SendArtwork', { token, line_id: lineId, artwork: await keptDisc(shop, name) });
  return { customer, orderId, desk, guest, token, shared, lineId: lineId as number, send };
}

/** The same with artwork and a proof that waits for a decision. */
export async function sentProof(shop: Shop, commit?: Commit) {
  const order = await orderToProof(shop, commit);
  const sent = await order.send();
  const [{ id: seen_artwork_id }] = sent.data.line.artworks;
  const issued = await order.desk.call('IssueProof', { line_id: order.lineId, seen_artwork_id, note: '' });
  const [{ id: proofId }] = issued.data.line.proofs;
  const decide = (decision: string, own: object = {}) =>
    order.guest.call('DecideProof', {
      token: order.token,
      proof_id: proofId,
      decision,
      name: 'Meena Sundaram',
      text: '',
      ...own,
    });
  return { ...order, proofId: proofId as number, decide };
}
