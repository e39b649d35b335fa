import type { StickerClass } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ArrowRight, RotateCcw, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TilePicture } from '../../features/catalogue/ProductTile.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { startingWords } from '../../features/stickers/price-words.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { chipStyle } from '../../ui/chip-style.ts';
import { island } from '../../ui/island.tsx';
import type { Route } from './+types/route.ts';
import { loadStickerShop } from './load-sticker-shop.ts';

/** Their links work without their scripts. */
const Examples = island(() => import('./Examples.tsx').then(({ Examples }) => Examples));
const MaterialStrip = island(() => import('./MaterialStrip.tsx').then(({ MaterialStrip }) => MaterialStrip));

export const meta = pageMeta;

export const loader = ({ context }: Route.LoaderArgs) => loadStickerShop(context.get(serverApi));

/** The sticker shop: three classes of shapes with their starting prices, examples, shapes and materials. */
export default function StickersAndLabels({ loaderData }: Route.ComponentProps) {
  const { classes, shapes, examples, materials } = loaderData;
  const { minimumStickers } = useShell().company;
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Stickers and labels' }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">Stickers and Labels</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        Printed and cut to shape in our shop, from {formatCount(minimumStickers)} pieces. Free Shipping Anywhere in
        India.
      </p>
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3 md:mt-8 md:gap-4">
        {classes.map((each) => (
          <li key={each.priceClass}>
            <ClassCard stickerClass={each} />
          </li>
        ))}
      </ul>
      {shapes.length === 0 ? null : (
        <nav aria-label="More shapes" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-medium text-[0.9375rem]">More shapes</span>
          <ul className="flex flex-wrap gap-2">
            {shapes.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.stickerShape(id)} className={chipStyle(false)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {examples.length === 0 ? null : <Examples examples={examples} />}
      {materials.length === 0 ? null : <MaterialStrip materials={materials} />}
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 md:gap-4">
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
        <li>
          <GuideCard
            to={paths.reorderStickers}
            title="Re-order"
            text="You have ordered stickers before? Choose them from your orders, in another number or size if you like."
            picture={
              <span className={`flex items-center justify-center bg-board text-kraft-deep ${small}`}>
                <RotateCcw aria-hidden="true" className="size-10" />
              </span>
            }
          />
        </li>
      </ul>
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
      className="group flex h-full overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink sm:flex-col"
    >
      <span className="block shrink-0 max-sm:w-28">
        <TilePicture image={image} />
      </span>
      <span className="crease flex flex-1 items-center justify-between gap-x-3 px-4 py-3 max-sm:border-l sm:items-end sm:border-t sm:py-4">
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
