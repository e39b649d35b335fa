import type { Crop, LaidFile } from '@boxwright/contract';

interface LaidImageProps {
  href: string;
  laid: LaidFile;
  className?: string | undefined;
}

/** A file's picture within an SVG in millimetres, as it lies there: all of it, or what its buyer has left of it. */
export function LaidImage({ href, laid: { length, width, matrix, crop }, className }: LaidImageProps) {
  const transform = `matrix(${matrix.join(' ')})`;
  const image = { href, width: length, height: width, preserveAspectRatio: 'none' };
  if (!crop) return <image {...image} transform={transform} className={className} />;
  const { x, y, width: across, height: down } = partOf(crop, { length, width });
  return (
    <g transform={transform} className={className}>
      <svg x={x} y={y} width={across} height={down} viewBox={`${x} ${y} ${across} ${down}`} aria-hidden="true">
        <image {...image} />
      </svg>
    </g>
  );
}

/** The same on a canvas whose transformation leads to the file's millimetres. */
export function drawLaidImage(
  ink: Pick<CanvasRenderingContext2D, 'drawImage'>,
  picture: ImageBitmap,
  { length, width, crop }: Pick<LaidFile, 'length' | 'width' | 'crop'>,
): void {
  if (!crop) return void ink.drawImage(picture, 0, 0, length, width);
  const from = partOf(crop, { length: picture.width, width: picture.height });
  const to = partOf(crop, { length, width });
  ink.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
}

const partOf = ({ left, top, right, bottom }: Crop, { length, width }: Pick<LaidFile, 'length' | 'width'>) => ({
  x: left * length,
  y: top * width,
  width: (right - left) * length,
  height: (bottom - top) * width,
});
