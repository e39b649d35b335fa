import type { Output, Product, Result } from '@boxwright/contract';
import { samplePriceWithGst } from '@boxwright/pricing';
import { redirect } from 'react-router';
import { BoxSearch } from '../../features/catalogue/BoxSearch.tsx';
import { rangeOf, rangeQuery } from '../../features/catalogue/box-range.ts';
import { materialTexts } from '../../features/catalogue/material-texts.ts';
import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { plainBoxOf } from '../../features/catalogue/plain-box.ts';
import { RangeOfBoxes } from '../../features/catalogue/RangeOfBoxes.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { findPages } from '../../features/site-search/find-pages.ts';
import { pricedSize } from '../../features/site-search/priced-size.ts';
import { sizeIn } from '../../features/site-search/size-in.ts';
import { isAboutStickers } from '../../features/stickers/about-stickers.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { Banners } from './Banners.tsx';
import { bannerSlides } from './banner-slides.ts';
import { SearchNote } from './SearchResults.tsx';

const BelowTheFold = island(() => import('./BelowTheFold.tsx').then(({ BelowTheFold }) => BelowTheFold));
const LastSeen = island(() => import('../../features/catalogue/LastSeen.tsx').then(({ LastSeen }) => LastSeen));
const SizeToPrice = island(() =>
  import('../../features/catalogue/SizeToPrice.tsx').then(({ SizeToPrice }) => SizeToPrice),
);

/** Only searches show these three, and their links work without their scripts. */
const FoundPages = island(() =>
  import('../../features/site-search/FoundPages.tsx').then(({ FoundPages }) => FoundPages),
);
const StickersInstead = island(() => import('./StickersInstead.tsx').then(({ StickersInstead }) => StickersInstead));
const NoneFound = island(() => import('./NoneFound.tsx').then(({ NoneFound }) => NoneFound));

export const query = ['search', ...rangeQuery];

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const [products, company] = await Promise.all([
    api.call('GetProductMaster', { where: { status: 'Active' } }),
    api.call('GetCompany', {}),
  ]);
  const asked = new URL(request.url).searchParams;
  const search = (asked.get('search') ?? '').trim().slice(0, 60);
  const sized = sizeIn(search);
  const words = sized === null ? search : sized.rest;
  const found = search === '' ? null : await api.call('FindBoxes', { search: words });
  const shown = chosen(products, found);
  const size = sized && shown && pricedSize(sized.size, shown, words === '');
  // A size alone means its price.
  if (size?.isMade && size.isWhole && words === '') throw redirect(size.to);
  return {
    search,
    /** What was found; null without a search, and after a failure. */
    products: found === null ? null : size && words === '' ? [] : shown,
    range: found === null && products.ok ? rangeOf(products.value, asked) : null,
    boxes: products.ok
      ? products.value.map(({ id, itemName, route, verticalName }) => ({ id, itemName, route, verticalName }))
      : [],
    plainBox: products.ok ? plainBoxOf(products.value)?.route : undefined,
    // Two sides may be those of a label.
    isAboutStickers: isAboutStickers(search) || (size?.isWhole === false && words === ''),
    beside: { ...findPages(words), sized: size },
    found: found?.ok ? { match: found.value.match, variants: found.value.variants } : null,
    // No banners on search results.
    slides: products.ok && search === '' ? bannerSlides(products.value) : [],
    materials: company.ok ? materialTexts(company.value) : [],
    samplePrice: samplePriceWithGst,
    head: await pageHead(api, {
      title: 'Order custom printed boxes online',
      description:
        'Soap boxes, tea boxes, chocolate boxes and more, printed to your design. See the price with GST and delivery at once; from 1,000 pieces, all over India.',
      path: paths.shop,
      card: 'shop',
      crumbs: [{ name: 'Boxes', path: paths.shop }],
    }),
  };
};

/** The products that were found, the likeliest first; all without a search, null after a failure. */
const chosen = (products: Result<readonly Product[]>, found: Result<Output<'FindBoxes'>> | null) => {
  if (!products.ok || found?.ok === false) return null;
  if (found === null) return products.value;
  return found.value.categoryIds.flatMap((wanted) => products.value.filter(({ id }) => id === wanted));
};

/** On navigation, waits for the parts below the tiles, because links such as `#samples` point into them. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  // If their script can't be loaded now, the page is shown without them, and the island tries again.
  const parts = [BelowTheFold, SizeToPrice].map((part) => part.preload().catch(() => undefined));
  const [data] = await Promise.all([serverLoader(), ...parts]);
  return data;
};

export const meta = pageMeta;

export default function ShopHome({ loaderData }: Route.ComponentProps) {
  const { slides, search, found, boxes, plainBox } = loaderData;
  return (
    <>
      {slides.length > 0 ? <Banners slides={slides} /> : <h1 className="sr-only">Custom boxes</h1>}
      <section id="boxes" aria-labelledby="boxes-title" className="page pt-8 pb-12 md:pt-12 md:pb-16">
        {search === '' && plainBox !== undefined ? <SizeToPrice route={plainBox} /> : null}
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 not-first:mt-8">
          <h2 id="boxes-title" className="wrap-anywhere text-3xl md:text-4xl">
            {search === '' ? 'Choose your box' : `Boxes for “${search}”`}
          </h2>
          <BoxSearch className="w-full sm:w-72" />
        </div>
        {search === '' ? null : <FoundPages {...loaderData.beside} />}
        {loaderData.isAboutStickers ? <StickersInstead /> : null}
        {found === null ? null : <SearchNote {...found} />}
        {search === '' ? <RangeOfBoxes range={loaderData.range} page={paths.shop} /> : <Found {...loaderData} />}
      </section>
      <BelowTheFold data={loaderData} />
      <div className="page pb-12 empty:hidden">{boxes.length === 0 ? null : <LastSeen boxes={boxes} />}</div>
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

function Found({ products, search, plainBox, beside, isAboutStickers }: Data) {
  const isAnswered = isAboutStickers || beside.sized !== null || beside.notSold !== null || beside.pages.length > 0;
  if (products === null)
    return <ErrorState title="Our boxes could not be loaded" text="Please try again in a moment." />;
  if (products.length === 0) return <NoneFound search={search} plainBox={plainBox} isAnswered={isAnswered} />;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} withInvitation />
        </li>
      ))}
      <li className={restOfRow(products.length)}>
        <div className="crease flex h-full flex-col items-start justify-center gap-3 rounded-lg border bg-card p-5 md:p-8">
          <h3 className="text-xl md:text-2xl">Another box in mind?</h3>
          <p className="text-ink-soft">
            Tell us what goes in, how many and where to. We draw it and send you the price.
          </p>
          <LinkButton to={paths.enquiryAboutSubject(search)} tone="outline" size="small">
            Write to us
          </LinkButton>
        </div>
      </li>
    </ul>
  );
}

/** Makes the last tile fill its row of 2 or 4. */
const restOfRow = (count: number): string =>
  [
    ['col-span-2', 'col-span-1'][count % 2],
    ['md:col-span-4', 'md:col-span-3', 'md:col-span-2', 'md:col-span-1'][count % 4],
  ].join(' ');
