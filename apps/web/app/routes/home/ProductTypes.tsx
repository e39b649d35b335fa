import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { HomeTexts } from './home-texts.ts';

export function ProductTypes({ productTypes }: Pick<HomeTexts, 'productTypes'>) {
  return (
    <section id="products" aria-labelledby="products-title" className="border-line border-t bg-card">
      <div className="page py-14 md:py-20">
        <h2 id="products-title" className="mb-8 text-3xl md:text-4xl">
          What we make
        </h2>
        <p className="-mt-4 mb-8 text-ink-soft text-lg">
          Draw any of them in your size:{' '}
          <Link to={paths.dielines} className="font-semibold text-ink underline underline-offset-4">
            free dielines
          </Link>
          , flat and folding in 3D.
        </p>
        <ul className="grid overflow-hidden rounded-lg border border-line sm:grid-cols-2 lg:grid-cols-4">
          {productTypes.map(({ id, name, text }) => (
            <li key={id} id={`about-${id}`} className="crease -mt-px -ml-px border-t border-l p-5 target:bg-board">
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
