import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { Prose } from '../../features/content/Prose.tsx';
import { EnquireButton } from '../../features/enquiry/EnquireNow.tsx';
import { classes } from '../../ui/classes.ts';
import { DielineBlock } from './DielineBlock.tsx';
import { Gallery } from './Gallery.tsx';
import type { PackagingData } from './load-packaging.ts';
import { Makings } from './Makings.tsx';
import { MonoCartons } from './MonoCartons.tsx';
import { OtherKinds } from './OtherKinds.tsx';

/** The rest of the page, whose links and buttons work without JavaScript. */
export function BelowTheFold({ data }: { data: PackagingData }) {
  const { slug, name, page, html, boxes, dieline, why, cartons, others } = data;
  const isFew = boxes.length < 3;
  return (
    <>
      {/* Before everything to read, because buyers come for sizes and prices. */}
      {boxes.length === 0 || slug === 'mono-cartons' ? null : (
        // One or two stand beside their heading, in the hero's columns: alone in a row of four they look lost.
        <section
          id="boxes"
          aria-labelledby="boxes-title"
          className={classes('page pb-14 md:pb-20', isFew && 'items-center gap-x-12 lg:grid lg:grid-cols-[1fr_1.1fr]')}
        >
          <div>
            <h2 id="boxes-title" className="text-3xl md:text-4xl">
              Ready to price
            </h2>
            <p className="mt-3 mb-7 max-w-prose text-ink-soft text-lg">
              Each comes in several sizes, or in your own to the millimetre. Its page shows the price with GST and
              delivery.
            </p>
          </div>
          <ul className={classes('grid grid-cols-2 gap-3 md:gap-4', !isFew && 'md:grid-cols-3 xl:grid-cols-4')}>
            {boxes.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {cartons === null ? null : <MonoCartons cartons={cartons} why={why ?? []} />}
      <Gallery slug={slug} name={name} pictures={page.gallery} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Prose html={html} />
        <aside aria-label="In short" className="flex flex-col gap-8 md:max-lg:grid md:max-lg:grid-cols-2">
          <div className="rounded-lg border border-line bg-card p-6">
            <h2 className="text-xl">What it is for</h2>
            <ul className="mt-3 flex flex-col gap-2">
              {page.uses.map((use) => (
                <li key={use} className="crease border-t pt-2">
                  {use}
                </li>
              ))}
            </ul>
          </div>
          {dieline === null ? null : <DielineBlock dieline={dieline} />}
        </aside>
      </div>
      <Makings name={name} materials={page.materials} finishes={page.finishes} sizes={page.sizes} />
      <section aria-labelledby="ask-title" className="bg-teal text-white">
        <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-12">
          <div>
            <h2 id="ask-title" className="text-2xl md:text-3xl">
              Something else in mind?
            </h2>
            <p className="mt-2 max-w-prose text-white/85">
              Tell us what goes in, how many and where to. We draw it and send you the price, within two hours on
              working days.
            </p>
          </div>
          <EnquireButton cartonType={name} tone="outline">
            Enquire Now
          </EnquireButton>
        </div>
      </section>
      <OtherKinds kinds={others} />
    </>
  );
}
