import { TileSkeletons } from './TileSkeletons.tsx';

/** A carousel's skeleton: the heading, room for its buttons, and twelve placeholders in the tiles' final size. */
export function CarouselSkeleton({ title, list }: { title: string; list: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-6 md:grid-cols-[1fr_auto] md:items-end">
      <h2 className="text-3xl md:text-4xl">{title}</h2>
      <span className="h-11 w-24 max-md:order-last" />
      <TileSkeletons count={12} list={`grid grid-flow-col overflow-hidden md:col-span-2 ${list}`} />
    </div>
  );
}
