import type { FoldedPicture } from './studio-picture.ts';

/** A folded box as an SVG drawing, without JavaScript or WebGL. */
export function FoldedStill({ picture, className }: { picture: FoldedPicture; className?: string }) {
  const { frame, faces } = picture;
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      overflow="visible"
      className={className}
    >
      {faces.map(({ d, fill, isPlain = false }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: faces have no names, and their order is the painting order.
          key={index}
          d={d}
          fill={fill}
          fillRule="evenodd"
          strokeWidth="1"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          {...(isPlain ? { stroke: fill } : { className: 'stroke-[#a3947b]' })}
        />
      ))}
    </svg>
  );
}
