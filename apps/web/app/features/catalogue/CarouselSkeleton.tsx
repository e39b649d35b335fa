import { TileSkeletons } from './TileSkeletons.tsx';

/** A carousel's skeleton: the heading, room for its buttons, and twelve placeholders in the tiles' final size. */
export function CarouselSkeleton({ title, list }: { title: string; list: string }) {
  return (
    <div>
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 className="text-3xl md:text-4xl">{title}</h2>
        <span className="h-11 w-24 shrink-0" />
      </div>
      <TileSkeletons count={12} list={`grid grid-flow-col overflow-hidden ${list}`} />
    </div>
  );
}
