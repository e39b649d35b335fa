import { Package } from 'lucide-react';
import { useCallback, useState } from 'react';
import { classes } from '../../ui/classes.ts';

/**
 * The thumbnail of a line, decorative because its name is beside it. Keeps its space while loading; without a picture
 * it shows a plain box.
 */
export function ItemPicture({ image, className }: { image: string; className?: string }) {
  const [missing, setMissing] = useState(image === '');
  // It may have failed to load before hydration.
  const look = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setMissing(true);
  }, []);
  return (
    <span
      className={classes(
        'flex aspect-square shrink-0 items-center justify-center overflow-hidden rounded-md bg-board',
        className,
      )}
    >
      {missing ? (
        <Package aria-hidden="true" className="size-2/5 text-kraft" strokeWidth={1.25} />
      ) : (
        <img
          ref={look}
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
