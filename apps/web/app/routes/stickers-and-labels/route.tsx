import type { StickerClass } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ArrowRight, RotateCcw, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { TilePicture } from '../../features/catalogue/ProductTile.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { closeUpOf } from '../../features/stickers/material-knowledge.ts';
import { startingWords } from '../../features/stickers/price-words.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/route.ts';

export const meta = pageMeta;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const classes = await api.call('GetStickerMaster', { recordCount: '*', where: {} });
  if (!classes.ok) throw data(classes.failure.text, { status: 503 });
  return {
    classes: classes.value,
    head: await pageHead(api, {
      title: 'Stickers and Labels',
      description:
        'Printed stickers and labels cut to shape: round, square, rectangle or a special shape, on paper or film, with free shipping anywhere in India.',
      path: paths.stickerShop,
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
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 md:mt-4 md:gap-4">
        <li>
          <GuideCard
            to={paths.stickerMaterials}
            title="Which material?"
            text="Paper, kraft, vinyl, metallic, holographic: each close up, with what it withstands and what it costs."
            picture={<Picture src={closeUpOf('white-vinyl')} alt="" sizes="7rem" className={small} />}
          />
        </li>
        <li>
          <GuideCard
            to={paths.labelFinder}
            title="Which size fits?"
            text="Type the size of your bottle, jar, pouch or box and see the labels that fit it, to scale."
            picture={
              <span className={`flex items-center justify-center bg-board text-kraft-deep ${small}`}>
                <Ruler aria-hidden="true" className="size-10" />
              </span>
            }
          />
        </li>
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

const small = 'h-full w-24 object-cover sm:w-32';

interface GuideCardProps {
  to: string;
  title: string;
  text: string;
  picture: ReactNode;
}

function GuideCard({ to, title, text, picture }: GuideCardProps) {
  return (
    <Link
      to={to}
      className="flex h-full min-h-28 overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      <span className="shrink-0 [&>picture]:h-full">{picture}</span>
      <span className="flex flex-col justify-center px-4 py-4">
        <span className="font-semibold text-lg">{title}</span>
        <span className="text-[0.9375rem] text-ink-soft">{text}</span>
      </span>
    </Link>
  );
}

function ClassCard({ stickerClass }: { stickerClass: StickerClass }) {
  const { name, image, startingPrice, shapeId } = stickerClass;
  const { minimumStickers } = useShell().company;
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
              starting at{' '}
              <span className="font-semibold text-ink">{startingWords(startingPrice, minimumStickers)}</span> before GST
            </span>
          )}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </span>
    </Link>
  );
}
