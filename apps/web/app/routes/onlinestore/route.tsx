import type { Product, StickerShape } from '@boxwright/contract';
import { ArrowRight } from 'lucide-react';
import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { StickerTile } from '../../features/catalogue/StickerTile.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const [products, shapes] = await Promise.all([
    api.call('GetProductMaster', { where: { status: 'Active' } }),
    api.call('GetStickerShapeMaster', { where: { status: 'Yes' } }),
  ]);
  return {
    products,
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

export const meta = pageMeta;

const tiles = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4';

/** The shop's entry page: boxes or stickers. */
export default function OnlineStore({ loaderData: { products, shapes } }: Route.ComponentProps) {
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Online Store' }]} />
      <h1 className="mt-2 text-4xl md:text-5xl">Online Store</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        Boxes from 1,000 pieces, stickers from 100. Choose one, and its whole price is on the page.
      </p>
      <Picker title="Custom boxes" to={paths.shop} more="All about ordering boxes">
        <Tiles
          entries={products.ok ? products.value : null}
          missing="Our boxes could not be loaded"
          tile={(product: Product) => <ProductTile product={product} />}
        />
      </Picker>
      <Picker title="Custom stickers" to={paths.stickerShop} more="All about stickers">
        <Tiles
          entries={shapes.ok ? shapes.value : null}
          missing="Our stickers could not be loaded"
          tile={(shape: StickerShape, place) => <StickerTile shape={shape} place={place} />}
        />
      </Picker>
    </div>
  );
}

interface PickerProps {
  title: string;
  to: string;
  more: string;
  children: React.ReactNode;
}

function Picker({ title, to, more, children }: PickerProps) {
  return (
    <section aria-label={title} className="crease mt-10 border-t pt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-3xl">{title}</h2>
        <LinkButton to={to} tone="outline" size="small">
          {more} <ArrowRight aria-hidden="true" className="size-5" />
        </LinkButton>
      </div>
      {children}
    </section>
  );
}

interface TilesProps<T> {
  entries: readonly T[] | null;
  missing: string;
  tile: (entry: T, place: number) => React.ReactNode;
}

function Tiles<T extends { readonly id: number }>({ entries, missing, tile }: TilesProps<T>) {
  if (entries === null) return <ErrorState title={missing} text="Please try again in a moment." />;
  return (
    <ul className={tiles}>
      {entries.map((entry, place) => (
        <li key={entry.id}>{tile(entry, place)}</li>
      ))}
    </ul>
  );
}
