import { Package } from 'lucide-react';
import { classes } from '../../ui/classes.ts';

/** The small picture of a line; its name stands beside it, so it says nothing itself. Keeps its room while loading. */
export function ItemPicture({ image, className }: { image: string; className?: string }) {
  return (
    <span
      className={classes(
        'flex aspect-square shrink-0 items-center justify-center overflow-hidden rounded-md bg-board',
        className,
      )}
    >
      {image === '' ? (
        <Package aria-hidden="true" className="size-2/5 text-kraft" strokeWidth={1.25} />
      ) : (
        <img src={image} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      )}
    </span>
  );
}
