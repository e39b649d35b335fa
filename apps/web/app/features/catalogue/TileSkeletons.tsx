import { Skeleton } from '../../ui/Skeleton.tsx';

interface TileSkeletonsProps {
  count: number;
  /** Classes of the list, the same as the tiles' own. */
  list: string;
}

/** Placeholders in the size of the tiles. */
export function TileSkeletons({ count, list }: TileSkeletonsProps) {
  return (
    <ul aria-busy="true" className={list}>
      <li className="sr-only" role="status">
        Please wait...
      </li>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never reordered.
        <li key={place}>
          <span className="block overflow-hidden rounded-lg border border-line bg-card">
            <Skeleton className="aspect-[243/212] w-full rounded-none" />
            <span className="crease block border-t px-4 py-3">
              <Skeleton className="h-6 w-3/4" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
