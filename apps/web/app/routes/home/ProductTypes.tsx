import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
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
          {kinds.map(({ slug, name, alt }) => (
            <li key={slug} id={`about-${slug}`}>
              <Link to={paths.packaging(slug)} className="group block">
                <Picture
                  src={`/images/category-${slug}.webp`}
                  alt={alt}
                  sizes="(min-width: 64rem) 18rem, 43vw"
                  className="aspect-[5/4] w-full rounded-md object-cover"
                />
                <span className="mt-2 block font-semibold underline-offset-4 group-hover:underline">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
