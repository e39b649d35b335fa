import { TileSkeletons } from './TileSkeletons.tsx';

/** A carousel's skeleton: the heading and twelve placeholders in the tiles' final size. */
export function CarouselSkeleton({ title, list }: { title: string; list: string }) {
  return (
    <div>
      <h2 className="mb-6 text-3xl md:text-4xl">{title}</h2>
      <TileSkeletons count={12} list={`grid grid-flow-col overflow-hidden ${list}`} />
    </div>
  );
}
