import { describe, test } from 'vitest';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { openShop } from './shop.ts';

const shop = openShop();

const publicPages = [
  '/',
  '/ordercustomboxes',
  '/p/soap-box',
  '/p/tea-packing-box?step=customise',
  '/cart',
  '/login',
  '/register',
  '/forgetpassword',
  '/ordercustomstickers',
  '/mono-cartons',
  '/blister-cards',
  '/onlinestore',
  '/custom-packaging',
  '/blogs',
  '/what-is-mono-carton',
  '/faqs',
  '/termsandcondition',
  '/enquiry',
  '/enquiry?form=quote',
  '/credits',
  '/offline',
  '/manage',
  '/paymentfail/unknown/0',
  '/downloadorderform/unknown',
  '/downloadkeyline/unknown',
  '/no-such-page',
  '/api/docs',
];

/** Built from the same components as those above; only texts and pictures differ. */
const sameKind = [
  'bespoke-packaging',
  'creative-packaging',
  'retail-food-packaging',
  'product-visibility-packaging',
  'sleeve-packaging',
  'hinged-lid-boxes',
  'drawer-type-box',
  'base-and-lid-boxes',
  'display-packaging',
  'gusset-packaging',
  'labels-and-stickers',
  'paper-carry-bags',
  'tags',
  'rigid-boxes',
  'what-are-the-various-types-of-folding-boxes',
  'benefits-of-folding-cartons-for-businesses-and-consumers',
  'privacypolicy',
  'returnandrefundpolicy',
];

test('the other public pages are accessible and fit the smallest phone', async () => {
  const visitor = await shop.visitor({ width: 320, height: 640 });
  for (const slug of sameKind) {
    await visitor.page.goto(`/${slug}`);
    await expectAccessible(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
  }
  visitor.expectNoComplaints();
  await visitor.context.close();
}, 180_000);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
  ['smallest phone', { width: 320, height: 640 }],
])('at a %s', (_, viewport) => {
  test.each(publicPages)('%s is accessible, logs no errors and fits the screen', async (path) => {
    const visitor = await shop.visitor(viewport);
    await visitor.page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
    visitor.expectNoComplaints();
    await visitor.context.close();
  });
});
