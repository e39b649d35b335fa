import { Link } from 'react-router';
import { KindTile } from '../../features/catalogue/KindTile.tsx';
import { paths } from '../../paths.ts';
import type { HomeData } from './load-home.ts';

/** The sixteen kinds of packaging. */
export function ProductTypes({ kinds }: Pick<HomeData, 'kinds'>) {
  return (
    <section id="products" aria-labelledby="products-title" className="border-line border-t bg-card">
      <div className="page py-14 md:py-20">
        <h2 id="products-title" className="text-3xl md:text-4xl">
          What we make
        </h2>
        <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">
          Draw any of them in your size:{' '}
          <Link to={paths.dielines} className="font-semibold text-ink underline underline-offset-4">
            free dielines
          </Link>
          , flat and folding in 3D.
        </p>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4">
          {kinds.map((kind) => (
            <li key={kind.slug} id={`about-${kind.slug}`}>
              <KindTile kind={kind} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
