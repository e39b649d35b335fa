import { Package } from 'lucide-react';
import { useCallback, useState } from 'react';
import { classes } from '../../ui/classes.ts';

/**
 * The small picture of a line; its name stands beside it, so it says nothing itself. Keeps its room while loading, and
 * where there is no picture a plain box stands in.
 */
export function ItemPicture({ image, className }: { image: string; className?: string }) {
  const [missing, setMissing] = useState(image === '');
  // It may have failed before the page was ready to hear of it.
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
