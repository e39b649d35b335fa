import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const customiser = 'routes/customiser/route.tsx';

/** Kinds of packaging; each is a file of `content/categories`. */
const packaging = [
  'mono-cartons',
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
  'blister-cards',
  'labels-and-stickers',
  'paper-carry-bags',
  'tags',
  'rigid-boxes',
].map((slug) => route(slug, 'routes/packaging/route.tsx', { id: `packaging-${slug}` }));

export default [
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
  route('feed.xml', 'routes/feed/route.ts'),
  layout('features/shell/site-layout.tsx', [
    index('routes/home/route.tsx'),
    ...packaging,
    route('onlinestore', 'routes/onlinestore/route.tsx'),
    route('dielines', 'routes/dielines/route.tsx'),
    route('dielines/:style', 'routes/studio/route.tsx'),
    route('termsandcondition', 'routes/termsandcondition/route.tsx'),
    route('*', 'routes/not-found/route.tsx'),
  ]),
  layout('features/shell/store-layout.tsx', [
    route('ordercustomboxes', 'routes/ordercustomboxes/route.tsx'),
    route('ordercustomstickers', 'routes/ordercustomstickers/route.tsx'),
    route('p/:route', customiser, { id: 'box-by-category-route' }),
    route('customizeyourbox/:verticalid', customiser, { id: 'box-by-category' }),
    route('customizemybox/:variantid', customiser, { id: 'box-by-variant' }),
    route('pm/:variantname', customiser, { id: 'box-by-public-name' }),
    route('login', 'routes/login/route.tsx'),
    route('register', 'routes/register/route.tsx'),
    route('cart', 'routes/cart/route.tsx'),
    route('selectaddress', 'routes/selectaddress/route.tsx'),
    route('checkout', 'routes/checkout/route.tsx'),
    route('paymentprocess/:txnid/:mipid?', 'routes/paymentprocess/route.tsx'),
    route('paymentsuccess/:txnid/:mipid?', 'routes/paymentsuccess/route.tsx'),
    route('paymentfail/:txnid/:mipid?', 'routes/paymentfail/route.tsx'),
    route('downloadorderform/:orderId', 'routes/downloadorderform/route.tsx'),
    route('downloadkeyline/:orderid', 'routes/downloadkeyline/route.tsx'),
  ]),
  layout('features/shell/office-layout.tsx', [
    route('manage', 'routes/manage/route.tsx'),
    route('manage/mailbox', 'routes/mailbox/route.tsx'),
  ]),
] satisfies RouteConfig;
