import { expect } from 'vitest';
import { phone } from './browser.ts';
import { orderPaidBoxes, signedIn } from './journey.ts';
import { cookiesOf, type sharedShop, staff } from './shop.ts';

interface Proofs {
  readonly customer_url: string;
  readonly lines: readonly { readonly line_id: number; readonly artworks: readonly { readonly id: number }[] }[];
}

/** A paid order of boxes on a phone, with the page of its artwork and proofs, and the desk that issues one. */
export async function orderToProve(shop: ReturnType<typeof sharedShop>) {
  const desk = cookiesOf(await shop.call('StaffSignIn', staff));
  const asStaff = async (operation: string, body: object) => {
    const answer = await shop.call(operation, body, desk);
    expect(answer.status, operation).toBe(200);
    return ((await answer.json()) as { data: Proofs }).data;
  };
  const buyer = await shop.visitor(phone);
  await signedIn(buyer.page);
  const { id, number } = await orderPaidBoxes(buyer.page);
  const { customer_url } = await asStaff('GetOrderProofs', { order_id: id });
  const issue = async () => {
    const [line] = (await asStaff('GetOrderProofs', { order_id: id })).lines;
    const seen_artwork_id = line?.artworks.at(-1)?.id;
    await asStaff('IssueProof', {
      line_id: line?.line_id,
      seen_artwork_id,
      note: 'The code is moved by 2 mm.',
      despite_stops: true,
    });
  };
  return { ...buyer, id, number, path: `/proofs/${customer_url.split('/proofs/')[1]}`, issue };
}
