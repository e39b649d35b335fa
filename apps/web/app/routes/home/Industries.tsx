import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { acrossPhone, Picture } from '../../ui/Picture.tsx';
import type { HomeData } from './load-home.ts';

/** The six industries with their boxes. */
export function Industries({ industries }: Pick<HomeData, 'industries'>) {
  return (
    <section id="industries" aria-labelledby="industries-title" className="bg-board/60">
      <div className="page py-14 md:py-20">
        <h2 id="industries-title" className="mb-8 text-3xl md:text-4xl">
          Industries
        </h2>
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {industries.map(({ id, name, picture, alt, text, boxes }) => (
            <div key={id} id={id}>
              <Picture
                src={`/images/industry-${picture}.webp`}
                alt={alt}
                sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, ${acrossPhone}`}
                className="aspect-[5/4] w-full rounded-md object-cover"
              />
              <h3 className="mt-4 text-xl">{name}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
              <ul className="mt-1.5 flex flex-wrap gap-x-5">
                {boxes.map(({ route, itemName }) => (
                  <li key={route}>
                    <Link
                      to={paths.category(route)}
                      className="inline-block py-2.5 font-medium text-teal underline-offset-4 hover:underline md:py-1"
                    >
                      {itemName}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
