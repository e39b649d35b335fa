import { formatCount } from '@boxwright/money';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { unitWords } from '../../features/stickers/price-words.ts';
import { Money } from '../../ui/Money.tsx';
import { acrossPhone, Picture } from '../../ui/Picture.tsx';
import type { StickerShopData } from './load-sticker-shop.ts';

/** Three orders with what each costs today; each opens with its size, number and material. */
export function Examples({ examples }: Pick<StickerShopData, 'examples'>) {
  return (
    <section aria-labelledby="examples-title" className="crease mt-10 border-t pt-8">
      <h2 id="examples-title" className="text-2xl md:text-3xl">
        Three examples, and what they cost
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-3 md:gap-4">
        {examples.map(({ use, shape, material, length, width, quantity, image, to, ...price }) => (
          <li key={use}>
            <Link
              to={to}
              className="group flex h-full overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink max-sm:items-stretch sm:flex-col"
            >
              <span className="block shrink-0 max-sm:w-28 [&>picture]:h-full">
                <Picture
                  src={image}
                  alt=""
                  sizes={`(min-width: 40rem) 24rem, ${acrossPhone}`}
                  className="size-full object-cover sm:aspect-[5/4]"
                />
              </span>
              <span className="crease flex flex-1 flex-col px-4 py-4 max-sm:border-l sm:border-t">
                <span className="font-semibold text-lg leading-tight">{use}</span>
                <span className="figures mt-1 text-[0.9375rem] text-ink-soft">
                  {formatCount(quantity)} pieces, {shape.toLowerCase()}, {length} × {width} mm, {material}
                </span>
                <span className="mt-auto flex items-end justify-between gap-x-3 pt-3">
                  <span>
                    <Money
                      amount={price.totalWithGst}
                      className="block font-bold font-heading text-2xl leading-tight"
                    />
                    <span className="figures text-ink-soft text-sm">
                      with GST, delivered; {unitWords(price)} each before GST
                    </span>
                  </span>
                  <ArrowRight aria-hidden="true" className="mb-1 size-5 shrink-0" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
