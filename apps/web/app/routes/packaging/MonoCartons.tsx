import { Link } from 'react-router';
import { Prose } from '../../features/content/Prose.tsx';
import { EnquireButton } from '../../features/enquiry/EnquireNow.tsx';
import { QuoteButton } from '../../features/enquiry/QuotePanel.tsx';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { PackagingData } from './load-packaging.ts';
import { askedCartons, pricedCartons } from './mono-carton-cards.ts';

/** The cards of the mono carton page: seven have online prices, thirteen lead to an enquiry. */
export function MonoCartons({ why }: { why: NonNullable<PackagingData['why']> }) {
  return (
    <>
      <section id="boxes" aria-labelledby="cartons-title" className="page py-14 md:py-20">
        <h2 id="cartons-title" className="text-3xl md:text-4xl">
          Mono cartons by product
        </h2>
        <p className="mt-3 mb-7 max-w-prose text-ink-soft text-lg">
          Products with a picture have their sizes and prices online, and so have the boxes linked below a product. For
          the others, tell us the product, and we answer with a size and a price.
        </p>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
          {pricedCartons.map(({ name, route }) => (
            <li key={route}>
              <Link
                to={paths.category(route)}
                className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
              >
                <Picture
                  src={`/images/product-${route}.webp`}
                  alt=""
                  sizes="(min-width: 64rem) 18rem, 43vw"
                  className="aspect-[5/4] w-full object-cover"
                />
                <span className="crease flex flex-1 items-center border-t px-4 py-3 font-semibold">{name}</span>
              </Link>
            </li>
          ))}
          {/* Fills the row of 2, 3 or 4. */}
          <li className="md:col-span-2 lg:col-span-1">
            <Link
              to={paths.shop}
              className="crease group flex h-full flex-col justify-center gap-2 rounded-lg border bg-card p-4 transition-colors hover:border-ink"
            >
              <span className="font-semibold">All boxes with prices</span>
              <span className="text-[0.9375rem] text-vermilion-deep underline-offset-4 group-hover:underline">
                Go to the shop
              </span>
            </Link>
          </li>
          {askedCartons.map(({ name, route }) => (
            <li key={name} className="flex flex-col">
              <EnquireButton
                cartonType={name}
                plain
                className="group flex min-h-28 w-full flex-1 flex-col justify-between rounded-lg border border-line border-dashed bg-card p-4 text-left transition-colors hover:border-ink"
              >
                <span className="font-semibold first-letter:uppercase">{name}</span>
                <span className="text-[0.9375rem] text-vermilion-deep underline-offset-4 group-hover:underline">
                  Ask for a price
                </span>
              </EnquireButton>
              {route === undefined ? null : (
                <Link
                  to={paths.category(route)}
                  className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium underline underline-offset-4"
                >
                  See sizes and prices <span className="sr-only">of a box for {name}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="why-title" className="bg-board/60">
        <div className="page py-14 md:py-20">
          <h2 id="why-title" className="mb-8 text-3xl md:text-4xl">
            Why Choose our mono cartons
          </h2>
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {why.map(({ id, title, html }) => (
              <div key={id} className="crease border-t pt-5">
                <h3 className="text-xl">{title}</h3>
                <Prose html={html} className="mt-2" />
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
