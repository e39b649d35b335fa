import { acrossPhone, Picture } from '../../ui/Picture.tsx';

interface GalleryProps {
  slug: string;
  name: string;
  pictures: readonly { readonly alt: string; readonly caption: string }[];
}

/** Four pictures in a row, horizontally scrollable on phones. */
export function Gallery({ slug, name, pictures }: GalleryProps) {
  return (
    <section aria-label={`${name} in pictures`} className="border-line border-y bg-card">
      <ul
        aria-label="Pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
        tabIndex={0}
        className="page scroll-row grid scroll-px-(--gutter) auto-cols-[78%] grid-flow-col gap-4 py-8 sm:auto-cols-[46%] lg:grid-flow-row lg:grid-cols-4"
      >
        {pictures.map(({ alt, caption }, place) => (
          <li key={caption} className="snap-start">
            <figure>
              <Picture
                priority="low"
                src={`/images/category-${slug}-${place + 1}.webp`}
                alt={alt}
                sizes={`(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, ${acrossPhone}`}
                className="aspect-[5/4] w-full rounded-md object-cover"
              />
              <figcaption className="mt-2 text-[0.9375rem] text-ink-soft">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
