import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { PackagingData } from './load-packaging.ts';

export function OtherKinds({ kinds }: { kinds: PackagingData['others'] }) {
  return (
    <section aria-labelledby="others-title" className="page py-14 md:py-20">
      <h2 id="others-title" className="mb-7 text-2xl md:text-3xl">
        Other kinds of packaging
      </h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {kinds.map(({ slug, name, alt }) => (
          <li key={slug}>
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
    </section>
  );
}
