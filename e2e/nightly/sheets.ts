import type { BrowserContext, Page } from 'playwright-core';
import { call, orderBoxes, signedIn, soapBoxes } from '../journey.ts';
import { staff } from '../shop.ts';

/** A page with controls. */
export interface Sheet {
  readonly path: string;
  /** Creates what the page needs; the result replaces `:id` in the path. */
  readonly prepare?: (context: BrowserContext, page: Page) => Promise<number | undefined>;
}

const asCustomer = async (_: BrowserContext, page: Page) => {
  await signedIn(page);
  return undefined;
};
const withCart = async (context: BrowserContext, page: Page) => {
  await signedIn(page);
  await call(context, 'AddToCartWebsite', soapBoxes);
  return undefined;
};
const withAddress = async (context: BrowserContext, page: Page) => {
  await withCart(context, page);
  const address = { companyname: 'Kokko Chocolates', name: 'Asha Raman', mobileNo: '9840012345', area: '12 Mill Road' };
  const place = { pincode: '641001', country: 101, state: 4035 };
  const added = await call(context, 'Add_CustomerAddress', {
    title: 'Shipping',
    action: 'INSERT',
    ...address,
    ...place,
  });
  return Number(added.id);
};
const withOrder = async (context: BrowserContext, page: Page) => {
  await signedIn(page);
  return (await orderBoxes(context)).id as number; // an operation's answer
};
const withSavedBox = async (context: BrowserContext, page: Page) => {
  await signedIn(page);
  const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0, quantity: 1000 };
  const saved = await call(context, 'SaveBox', { ...box, deliverytype: 'SelfPickup', name: 'Lavender' });
  return Number(saved.saved_box_id);
};
const atDesk = async (context: BrowserContext) => {
  await call(context, 'StaffSignIn', staff);
  return undefined;
};

const withOrderAtDesk: Sheet['prepare'] = async (context, page) => {
  const id = await withOrder(context, page);
  await atDesk(context);
  return id;
};

const sheet = (path: string, prepare?: Sheet['prepare']): Sheet => (prepare ? { path, prepare } : { path });

/** One page of each kind. */
export const sheets: readonly Sheet[] = [
  '/',
  '/ordercustomboxes',
  '/p/soap-box',
  '/p/soap-box?step=customise&variant=202',
  '/pio-mobile?variant=202',
  '/pio-mobile/design?variant=202',
  '/pio-mobile/quantity?variant=202',
  '/pio-mobile/summary?variant=202&quantity=2000&pincode=641001',
  '/getquote?variant=202&quantity=2000&pincode=641001',
  '/getquote?variant=202&quantity=60,000',
  '/getquote?shape=1&length=40&width=40&quantity=300',
  '/ordersample/10/soap-box?length=81.5&width=28&height=80',
  '/stickers-and-labels',
  '/ordercustomstickers',
  '/ordercustomstickers?shape=2&size=custom&length=303&width=303&quantity=50',
  '/sticker-materials',
  '/label-finder',
  '/dielines',
  '/dielines/straight-tuck-end',
  '/mono-cartons',
  '/onlinestore',
  '/custom-packaging',
  '/blogs',
  '/what-is-mono-carton',
  '/faqs',
  '/enquiry',
  '/enquiry?form=quote',
  '/enquiry?form=delivery&variant=202&quantity=2000&pincode=641001',
  '/cart',
  '/login',
  '/register',
  '/forgetpassword',
  '/manage',
]
  .map((path) => sheet(path))
  .concat([
    sheet('/cart', withCart),
    sheet('/selectaddress', withCart),
    sheet('/selectaddress', withAddress),
    sheet('/checkout?order=:id', withOrder),
    sheet('/my-orders', withOrder),
    sheet('/my-orders/:id', withOrder),
    sheet('/save-box?variant=202&quantity=2000&pincode=641001', asCustomer),
    sheet('/saved-boxes', withSavedBox),
    sheet('/address', withAddress),
    sheet('/address_book_form', asCustomer),
    sheet('/edit-address?address=:id', withAddress),
    sheet('/edit-profile', asCustomer),
    sheet('/account-data', asCustomer),
    sheet('/customerprofile', asCustomer),
    sheet('/my-orders/:id/again', withOrder),
  ])
  .concat(
    [
      '/manage/today',
      '/manage/orders',
      '/manage/dispatch',
      '/manage/enquiries',
      '/manage/mailbox',
      '/manage/alerts',
      '/manage/search-words',
      '/manage/prices',
      '/manage/staff',
      '/manage/account',
      '/manage/audit',
      '/manage/proofs',
      '/manage/production',
      '/manage/production/scan',
      '/manage/production/together',
      '/manage/stock',
      '/manage/stock/tools',
      '/manage/tax-rates',
      '/manage/customer-groups',
      '/manage/price-lists',
      '/manage/coupons',
      '/manage/holidays',
      '/manage/accounts',
      '/manage/figures',
      '/manage/refunds',
      '/manage/settings',
      '/manage/customers',
      '/manage/customers/new',
      '/manage/sell',
      '/manage/catalogue',
      '/manage/catalogue/materials',
      '/manage/catalogue/new-material',
      '/manage/catalogue/new-category',
      '/manage/catalogue/stickers',
    ].map((path) => sheet(path, atDesk)),
  )
  .concat(sheet('/manage/orders/:id', withOrderAtDesk));
