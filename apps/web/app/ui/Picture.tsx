import { classes } from './classes.ts';

interface PictureProps {
  /** `/images/<id>.webp` for a rendered picture; anything else is shown as it is. */
  src: string;
  alt: string;
  /** How wide it stands, as in the `sizes` of HTML. */
  sizes: string;
  /** For the picture that one sees first. */
  priority?: boolean;
  className?: string;
}

/** Widths in which a picture was encoded, and its proportion. Banners are 16:9, all others 5:4. */
const tile = { widths: [320, 640, 960], width: 960, height: 768 } as const;
const banner = { widths: [480, 860, 1280], width: 1280, height: 720 } as const;

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
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : {})}
      className={classes('bg-board', className)}
    />
  );
  if (id === undefined) return picture;
  return (
    <picture className="block">
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={widths.map((each) => `/images/${id}-${each}.avif ${each}w`).join(', ')}
      />
      {picture}
    </picture>
  );
}
