import type { Shop, ShopVisitor } from './open-shop.ts';

/** Sends an enquiry as a visitor and returns its row in the inbox of a member of staff. */
export async function sendEnquiry(shop: Shop, desk: ShopVisitor, own: Record<string, string> = {}) {
  const answer = await shop.visitor().call('enquiryMailer', {
    customer_name: 'Raman Iyer',
    customer_email: 'raman@kokko.example',
    customer_mobile: '9840012345',
    customer_message: 'What do 2,000 boxes for chocolate cost?',
    customer_company: 'Kokko & Sons',
    customer_pincode: '641001',
    ...own,
  });
  if (answer.status !== 200) throw new Error(`not sent: ${JSON.stringify(answer.body)}`);
  const { data } = await desk.call('GetEnquiries', { view: 'all' });
  return data.enquiries[0];
}
