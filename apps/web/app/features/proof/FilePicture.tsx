import type { PlacedFile } from './place-artwork.ts';

/** Address of a file's picture, and where it lies. */
export interface LaidPicture {
  readonly href: string;
  readonly placed: Omit<PlacedFile, 'isCertain'>;
}

interface FilePictureProps {
  picture: LaidPicture;
  className?: string;
}

/** A file's picture within an SVG in the drawing's millimetres. */
export function FilePicture({ picture: { href, placed }, className }: FilePictureProps) {
  const { length, width, matrix } = placed;
  return (
    <image
      href={href}
      width={length}
      height={width}
      preserveAspectRatio="none"
      transform={`matrix(${matrix.join(' ')})`}
      className={className}
    />
  );
}
