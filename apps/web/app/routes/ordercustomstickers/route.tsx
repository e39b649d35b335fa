import { formatCount } from '@boxwright/money';
import { useState } from 'react';
import { data, Link, useLocation, useSearchParams } from 'react-router';
import { pageHead } from '../../features/shell/page-head.ts';
import { useShell } from '../../features/shell/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { Route } from './+types/route.ts';
import { AskForPrice } from './AskForPrice.tsx';
import { chosenShape, shapeOfState } from './chosen-shape.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const shapes = await api.call('GetStickerShapeMaster', { recordCount: '*', where: { status: 'Yes' } });
  if (!shapes.ok) throw data(shapes.failure.text, { status: 503 });
  return {
    shapes: shapes.value,
    head: pageHead({
      title: 'Custom Stickers',
      description:
        'Custom printed stickers in six shapes, free shipping anywhere in India. Choose a shape and size and ask for your price.',
      path: paths.stickers,
      publicUrl: api.publicUrl,
      card: 'stickers',
      crumbs: [{ name: 'Custom stickers', path: paths.stickers }],
    }),
  };
};

export default function CustomStickers({ loaderData: { shapes } }: Route.ComponentProps) {
  const { company } = useShell();
  const asked = useSearchParams()[0].get('shape');
  const shape = chosenShape(shapes, asked, shapeOfState(useLocation().state));
  const [chosen, setChosen] = useState<{ shapeId: number; size: string } | null>(null);
  const size = chosen?.shapeId === shape?.id ? (chosen?.size ?? null) : null;

  return (
    <div className="page pb-16">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Custom stickers' }]} />
      <h1 className="text-4xl">Custom Stickers</h1>
      <p className="mt-3 max-w-2xl text-ink-soft">
        Printed and cut to shape in our shop, from {formatCount(company.minimumStickers)} pieces. Free Shipping Anywhere
        in India.
      </p>
      <h2 className="mt-8 mb-3 text-2xl">Shape</h2>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-6">
        {shapes.map((each, place) => (
          <li key={each.id}>
            <Link
              to={paths.stickerShape(each.id)}
              replace
              preventScrollReset
              aria-current={each.id === shape?.id ? 'true' : undefined}
              className={classes(
                'flex h-full flex-col overflow-hidden rounded-md border bg-card hover:border-ink',
                each.id === shape?.id
                  ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]'
                  : 'border-line-strong/60',
              )}
            >
              <Picture
                src={each.image}
                alt=""
                sizes="(min-width: 64rem) 12rem, 43vw"
                priority={place < 2}
                className="aspect-[243/212] w-full object-cover"
              />
              <span className="crease border-t px-3 py-2.5 text-[0.9375rem] font-semibold">
                {each.name}
                <span className="figures block font-normal text-ink-soft">
                  from ₹{each.startingPrice} for {formatCount(company.minimumStickers)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shape === undefined ? null : (
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
          <RadioCards
            legend={<span className="font-heading text-2xl font-bold tracking-tight">Size in mm</span>}
            grid="grid-cols-2 sm:grid-cols-3 md:grid-cols-4"
            cards={shape.sizes.map((each) => ({
              value: each,
              content: (
                <span className="figures flex items-center px-4 py-3 font-medium">
                  {each.replace(/\s*x\s*/i, ' × ')}
                </span>
              ),
            }))}
            value={size}
            onChoose={(each) => setChosen({ shapeId: shape.id, size: each })}
          />
          <Card className="flex flex-col gap-4 p-5 lg:sticky lg:top-6">
            <h2 className="text-2xl">{shape.name} stickers</h2>
            <p>
              <span className="text-ink-soft">starting at </span>
              <span className="figures font-heading text-3xl font-bold text-vermilion-deep">
                ₹{shape.startingPrice}
              </span>
              <span className="block text-sm text-ink-soft">
                for {formatCount(company.minimumStickers)}, before 18 % GST; the price depends on quantity and material
              </span>
            </p>
            <p className="text-[0.9375rem]">
              Prices for stickers come from our desk for now: tell us size, quantity and material, and you get yours
              within 2 hours while the desk is open ({company.hours}).
            </p>
            <AskForPrice company={company} shape={shape} size={size} />
          </Card>
        </div>
      )}
    </div>
  );
}
