import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const customiser = 'routes/customiser/route.tsx';
const article = 'routes/article/route.tsx';
const policy = 'routes/policy/route.tsx';

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
    route('enquiry', 'routes/enquiry/route.tsx'),
    route('dielines', 'routes/dielines/route.tsx'),
    route('dielines/:style', 'routes/studio/route.tsx'),
    route('custom-packaging', 'routes/custom-packaging/route.tsx'),
    route('blogs', 'routes/blogs/route.tsx'),
    route('what-is-mono-carton', article, { id: 'article-mono-carton' }),
    route('what-are-the-various-types-of-folding-boxes', article, { id: 'article-types' }),
    route('benefits-of-folding-cartons-for-businesses-and-consumers', article, { id: 'article-benefits' }),
    route('faqs', 'routes/faqs/route.tsx'),
    route('termsandcondition', policy, { id: 'terms' }),
    route('returnandrefundpolicy', policy, { id: 'returns' }),
    route('privacypolicy', policy, { id: 'privacy' }),
    route('credits', 'routes/credits/route.tsx'),
    route('offline', 'routes/offline/route.tsx'),
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
    route('forgetpassword', 'routes/forgetpassword/route.tsx'),
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
    route('manage/design', 'routes/design/route.tsx'),
  ]),
] satisfies RouteConfig;
