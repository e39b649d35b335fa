import { classes } from './classes.ts';

interface PictureProps {
  /** `/images/<id>.webp` for a rendered picture; anything else is shown as it is. */
  src: string;
  alt: string;
  /** How wide it stands, as in the `sizes` of HTML. */
  sizes: string;
  /** For the picture that one sees first: on every screen, or on wide ones, where phones show it further below. */
  priority?: boolean | 'wide';
  className?: string;
}

/** Widths in which a picture was encoded, and its proportion. Banners are 16:9, all others 5:4. */
const tile = { widths: [320, 640, 960], width: 960, height: 768 } as const;
const banner = { widths: [480, 860, 1280], width: 1280, height: 720 } as const;

/**
 * `sizes` of a picture across a phone. Less than its true width: beyond 1.7 pixels a point nobody sees more, and the
 * first picture stands a moment earlier.
 */
export const acrossPhone = '54vw';

/** `sizes` of a picture across the page's column, on phones and tablets. */
export const across = `(min-width: 40rem) calc(100vw - 2.5rem), ${acrossPhone}`;

/** A picture in as many pixels as its place needs; its room is kept while it loads. */
export function Picture({ src, alt, sizes, priority = false, className = '' }: PictureProps) {
  const id = /^\/images\/([a-z0-9-]+)\.webp$/.exec(src)?.[1];
  const { widths, width, height } = id?.startsWith('banner-') ? banner : tile;
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority === true ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority === true ? { fetchPriority: 'high' as const } : {})}
      className={classes('bg-board', className)}
    />
  );
  if (id === undefined) return picture;
  const srcSet = widths.map((each) => `/images/${id}-${each}.avif ${each}w`).join(', ');
  return (
    <picture className="block">
      {priority === 'wide' ? (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media="(min-width: 64rem)"
          href={`/images/${id}-${widths[2]}.avif`}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ) : null}
      <source type="image/avif" sizes={sizes} srcSet={srcSet} />
      {picture}
    </picture>
  );
}
