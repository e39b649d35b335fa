import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { Prose } from '../../features/content/Prose.tsx';
import { EnquireButton } from '../../features/enquiry/EnquireNow.tsx';
import { QuoteButton } from '../../features/enquiry/QuotePanel.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NarrowFold } from '../../ui/NarrowFold.tsx';
import { acrossPhone, Picture } from '../../ui/Picture.tsx';
import type { PackagingData } from './load-packaging.ts';
import type { CartonCards } from './mono-carton-cards.ts';

interface MonoCartonsProps {
  cartons: CartonCards;
  why: NonNullable<PackagingData['why']>;
}

/** The cards of the mono carton page: seven have online prices, thirteen lead to an enquiry. */
export function MonoCartons({ cartons: { priced, asked }, why }: MonoCartonsProps) {
  return (
    <>
      <section id="boxes" aria-labelledby="cartons-title" className="page pb-14 md:pb-20">
        <h2 id="cartons-title" className="text-3xl md:text-4xl">
          Mono cartons by product
        </h2>
        <p className="mt-3 mb-7 max-w-prose text-ink-soft text-lg">
          These have their sizes and prices online. Any of them is made in your own size, too.
        </p>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
          {priced.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} />
            </li>
          ))}
          {/* Fills the row of 2 or 4. */}
          <li>
            <Link
              to={paths.shop}
              className="crease group flex h-full flex-col justify-center gap-2 rounded-lg border bg-card p-4 transition-colors hover:border-ink"
            >
              <span className="font-bold font-heading text-xl">All boxes with prices</span>
              <span className="text-[0.9375rem] text-vermilion-deep underline-offset-4 group-hover:underline">
                Go to the shop
              </span>
            </Link>
          </li>
        </ul>
        <h3 className="mt-12 text-2xl md:text-3xl">Made for these, too</h3>
        <p className="mt-2 mb-6 max-w-prose text-ink-soft">
          Tell us the product, and we answer with a size and a price. What a box of nearly its shape costs is below.
        </p>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
          {asked.map((card) => (
            <li key={card.name}>
              <AskedCarton card={card} />
            </li>
          ))}
          {/* Fills the row of 2, 3 or 4. */}
          <li className="md:col-span-2 lg:col-span-3">
            <div className="crease flex h-full flex-col items-start justify-center gap-3 rounded-lg border bg-card p-4 md:p-8">
              <h4 className="font-bold font-heading text-xl md:text-2xl">Another product?</h4>
              <p className="max-w-prose text-ink-soft">
                Tell us what goes in, how many and where to. We draw the box and send you the price.
              </p>
              <LinkButton to={paths.enquiry} tone="outline" size="small">
                Write to us
              </LinkButton>
            </div>
          </li>
        </ul>
      </section>
      <section aria-labelledby="why-title" className="bg-board/60">
        <div className="page py-14 md:py-20">
          <h2 id="why-title" className="mb-8 text-3xl md:text-4xl">
            Why Choose our mono cartons
          </h2>
          <div className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-8">
            {why.map(({ id, title, html }) => (
              <div key={id} className="crease lg:border-t lg:pt-5">
                <NarrowFold
                  inList
                  summary={<h3 className="inline font-semibold font-text tracking-normal">{title}</h3>}
                >
                  <h3 className="text-xl max-lg:hidden">{title}</h3>
                  <Prose html={html} className="mt-2" />
                </NarrowFold>
              </div>
            ))}
          </div>
          <div className="mt-10">
            <QuoteButton />
          </div>
        </div>
      </section>
    </>
  );
}

function AskedCarton({ card: { name, picture, like } }: { card: CartonCards['asked'][number] }) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card">
      <Picture
        src={`/images/${picture}.webp`}
        alt=""
        sizes={`(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, ${acrossPhone}`}
        className="aspect-[5/4] w-full object-cover"
      />
      <div className="crease flex flex-1 flex-col border-t px-4 pt-3 pb-1.5">
        <h4 className="font-semibold font-text text-base tracking-normal first-letter:uppercase">{name}</h4>
        {like === null || like.fromPrice === null ? null : (
          <p className="figures text-ink-soft text-sm">
            A box like it is from ₹{like.fromPrice.toFixed(2)} each for {formatCount(like.fromQuantity)}, before GST and
            delivery.
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-1 text-[0.9375rem]">
          <EnquireButton
            cartonType={name}
            plain
            className="inline-flex min-h-11 items-center font-semibold text-vermilion-deep underline underline-offset-4"
          >
            Ask for a price <span className="sr-only">of a box for {name}</span>
          </EnquireButton>
          {like === null ? null : (
            <Link
              to={paths.category(like.route)}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              See sizes <span className="sr-only">and prices of a box for {name}</span>
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
