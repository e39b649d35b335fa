import { classes } from './classes.ts';

/** The screens on which a picture is loaded first. On phones a product's sizes come before its picture. */
const media = { wide: '(min-width: 64rem)', phone: '(max-width: 47.99rem)' } as const;
type Screens = keyof typeof media;

interface PictureProps {
  /**
   * `/images/<id>.webp` for a rendered picture, `/pictures/catalogue/<token>.webp` for one that staff have uploaded:
   * both have AVIF files in three widths beside them. Other URLs are used unchanged.
   */
  src: string;
  alt: string;
  /** The picture's display width, as in HTML's `sizes`. */
  sizes: string;
  /**
   * For the first visible picture: on every screen, only on wide ones if it is further below on phones, or only on
   * phones. `low` for the pictures right below it, which browsers would load at the same time.
   */
  priority?: boolean | Screens | 'low';
  className?: string;
}

/** Encoded widths and proportions of a picture. Banners are 16:9, all others 5:4. */
const tile = { widths: [320, 640, 960], width: 960, height: 768 } as const;
const banner = { widths: [480, 860, 1280], width: 1280, height: 720 } as const;

/**
 * `sizes` of a full-width picture on phones. Smaller than the real width, because more than 1.7 pixels per CSS pixel
 * isn't visible and makes the first picture slower.
 */
export const acrossPhone = '54vw';

/** `sizes` of a full-width picture on phones and tablets. */
export const across = `(min-width: 40rem) calc(100vw - 2.5rem), ${acrossPhone}`;

/** A responsive picture; its space is reserved while it loads. */
export function Picture({ src, alt, sizes, priority = false, className = '' }: PictureProps) {
  const base = /^(\/images\/[a-z0-9-]+|\/pictures\/catalogue\/[\w-]{24})\.webp$/.exec(src)?.[1];
  const { widths, width, height } = base?.startsWith('/images/banner-') ? banner : tile;
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority === true ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority === false ? {} : { fetchPriority: priority === 'low' ? 'low' : ('high' as const) })}
      className={classes('bg-board', className)}
    />
  );
  if (base === undefined) return picture;
  const srcSet = widths.map((each) => `${base}-${each}.avif ${each}w`).join(', ');
  return (
    <picture className="block">
      {priority === 'wide' || priority === 'phone' ? (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media={media[priority]}
          href={`${base}-${widths[2]}.avif`}
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
