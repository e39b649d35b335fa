import { formatCount } from '@boxwright/money';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { BoxSearch } from '../../features/catalogue/BoxSearch.tsx';
import { rangeOf, rangeQuery } from '../../features/catalogue/box-range.ts';
import { plainBoxOf } from '../../features/catalogue/plain-box.ts';
import { RangeOfBoxes } from '../../features/catalogue/RangeOfBoxes.tsx';
import { StickerTile } from '../../features/catalogue/StickerTile.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { acrossPhone, Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';

const LastSeen = island(() => import('../../features/catalogue/LastSeen.tsx').then(({ LastSeen }) => LastSeen));
const SizeToPrice = island(() =>
  import('../../features/catalogue/SizeToPrice.tsx').then(({ SizeToPrice }) => SizeToPrice),
);

export const query = rangeQuery;

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const [products, shapes] = await Promise.all([
    api.call('GetProductMaster', { where: { status: 'Active' } }),
    api.call('GetStickerShapeMaster', { where: { status: 'Yes' } }),
  ]);
  const boxes = products.ok ? products.value : [];
  return {
    range: products.ok ? rangeOf(products.value, new URL(request.url).searchParams) : null,
    boxes: boxes.map(({ id, itemName, route }) => ({ id, itemName, route })),
    plainBox: plainBoxOf(boxes)?.route,
    shapes,
    head: await pageHead(api, {
      title: 'Online store: custom boxes and stickers',
      description:
        'Choose a box or a sticker shape, set size, material and quantity, and see the whole price with GST and delivery before you order.',
      path: paths.onlineStore,
      card: 'shop',
      crumbs: [{ name: 'Online Store', path: paths.onlineStore }],
    }),
  };
};

export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  // If its script can't be loaded now, the page is shown without it, and the island tries again.
  const [data] = await Promise.all([serverLoader(), SizeToPrice.preload().catch(() => undefined)]);
  return data;
};

export const meta = pageMeta;

/** The shop's entry page: two doors, a size for a price, and pickers for boxes and stickers. */
export default function OnlineStore({ loaderData: { range, boxes, plainBox, shapes } }: Route.ComponentProps) {
  const { minimumBoxes, minimumStickers } = useShell().company;
  // Without a count if they couldn't be loaded.
  const offer = boxes.length === 0 ? 'In any size' : `${boxes.length} kinds, in any size`;
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Online Store' }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">Online Store</h1>
      <div className="mt-5 grid grid-cols-2 gap-3 md:mt-8 md:gap-4">
        <Door
          to={paths.shop}
          picture="/images/banner-1.webp"
          title="Custom boxes"
          text={`${offer}, from ${formatCount(minimumBoxes)} pieces.`}
        />
        <Door
          to={paths.stickerShop}
          picture="/images/category-labels-and-stickers.webp"
          title="Custom stickers"
          text={`Paper to holographic film, any outline, from ${formatCount(minimumStickers)} pieces.`}
        />
      </div>
      {plainBox === undefined ? null : (
        <div className="mt-3 md:mt-4">
          <SizeToPrice route={plainBox} />
        </div>
      )}
      <section id="boxes" aria-labelledby="boxes-title" className="crease mt-10 border-t pt-8">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="boxes-title" className="text-3xl">
            Choose a box
          </h2>
          <BoxSearch className="w-full sm:w-72" />
        </div>
        <RangeOfBoxes range={range} page={paths.onlineStore} />
      </section>
      <section aria-labelledby="stickers-title" className="crease mt-10 border-t pt-8">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="stickers-title" className="text-3xl">
            Choose a sticker
          </h2>
          <LinkButton to={paths.stickerShop} tone="outline" size="small">
            All about stickers <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
        {shapes.ok ? (
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
            {shapes.value.map((shape, place) => (
              <li key={shape.id}>
                <StickerTile shape={shape} place={place} />
              </li>
            ))}
          </ul>
        ) : (
          <ErrorState title="Our stickers could not be loaded" text="Please try again in a moment." />
        )}
      </section>
      {boxes.length === 0 ? null : <LastSeen boxes={boxes} />}
    </div>
  );
}

interface DoorProps {
  to: string;
  picture: string;
  title: string;
  text: string;
}

function Door({ to, picture, title, text }: DoorProps) {
  return (
    <Link
      to={to}
      className="group flex flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      <Picture
        src={picture}
        alt=""
        priority
        sizes={`(min-width: 48rem) 38rem, ${acrossPhone}`}
        className="aspect-[5/4] w-full object-cover sm:aspect-[2/1]"
      />
      <span className="crease flex flex-1 flex-col border-t p-4 md:p-5">
        <span className="flex items-center justify-between gap-2 font-bold font-heading text-xl leading-tight md:text-2xl">
          {title} <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </span>
        <span className="mt-1 text-[0.9375rem] text-ink-soft">{text}</span>
      </span>
    </Link>
  );
}
