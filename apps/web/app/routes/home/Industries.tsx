import type { Product } from '@boxwright/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { HomeTexts } from './home-texts.ts';

interface IndustriesProps {
  industries: HomeTexts['industries'];
  products: readonly Product[];
}

/** The industries, each with the boxes that the shop has for it. */
export function Industries({ industries, products }: IndustriesProps) {
  return (
    <section id="industries" aria-labelledby="industries-title" className="page py-14 md:py-20">
      <h2 id="industries-title" className="mb-8 text-3xl md:text-4xl">
        Industries
      </h2>
      <div className="grid gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        {industries.map(({ name, text }) => (
          <div key={name} className="crease border-t pt-5">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            <ul className="mt-2 flex flex-wrap gap-x-5">
              {products
                .filter(({ verticalName }) => verticalName === name)
                .map(({ route, itemName }) => (
                  <li key={route}>
                    <Link
                      to={paths.category(route)}
                      className="inline-flex min-h-11 items-center font-medium text-teal underline-offset-4 hover:underline md:min-h-8"
                    >
                      {itemName}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
