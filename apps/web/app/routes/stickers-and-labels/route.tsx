import type { StickerClass } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { data, Link } from 'react-router';
import { TilePicture } from '../../features/catalogue/ProductTile.tsx';
import { pageHead } from '../../features/shell/page-head.ts';
import { useShell } from '../../features/shell/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const classes = await api.call('GetStickerMaster', { recordCount: '*', where: {} });
  if (!classes.ok) throw data(classes.failure.text, { status: 503 });
  return {
    classes: classes.value,
    head: pageHead({
      title: 'Stickers and Labels',
      description:
        'Printed stickers and labels cut to shape: round, square, rectangle or a special shape, on paper or film, with free shipping anywhere in India.',
      path: paths.stickerShop,
      publicUrl: api.publicUrl,
      card: 'stickers',
      crumbs: [{ name: 'Stickers and labels', path: paths.stickerShop }],
    }),
  };
};

/** The sticker shop: three classes of shapes with their starting prices. */
export default function StickersAndLabels({ loaderData: { classes } }: Route.ComponentProps) {
  const { minimumStickers } = useShell().company;
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Stickers and labels' }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">Stickers and Labels</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        Printed and cut to shape in our shop, from {formatCount(minimumStickers)} pieces. Free Shipping Anywhere in
        India.
      </p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-3 md:gap-4">
        {classes.map((each) => (
          <li key={each.priceClass}>
            <ClassCard stickerClass={each} />
          </li>
        ))}
      </ul>
      <div className="crease mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t pt-8">
        <p className="max-w-prose">
          <strong className="font-semibold">You have ordered stickers before?</strong> Choose them from your orders, in
          another number or size if you like.
        </p>
        <LinkButton to={paths.reorderStickers} tone="outline">
          <RotateCcw aria-hidden="true" className="size-5" /> Re-order
        </LinkButton>
      </div>
    </div>
  );
}

function ClassCard({ stickerClass: { name, image, startingPrice, shapeId } }: { stickerClass: StickerClass }) {
  return (
    <Link
      to={paths.stickerShape(shapeId)}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      <TilePicture image={image} />
      <span className="crease flex flex-1 items-end justify-between gap-x-3 border-t px-4 py-4">
        <span>
          <span className="block font-semibold text-lg first-letter:uppercase">{name}</span>
          {startingPrice === null ? null : (
            <span className="figures text-ink-soft">
              starting at <span className="font-semibold text-ink">₹{formatCount(startingPrice)}</span> before GST
            </span>
          )}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </span>
    </Link>
  );
}
