import { classes } from '../../ui/classes.ts';
import { LaidImage } from '../../ui/LaidImage.tsx';
import type { PlacedFile } from './place-artwork.ts';

/** Address of a file's picture, and where it lies. */
export interface LaidPicture {
  readonly href: string;
  readonly placed: Omit<PlacedFile, 'isCertain'>;
  /** Pictures of its inks, to be printed over each other in its place. */
  readonly inks?: readonly string[] | null;
}

interface FilePictureProps {
  picture: LaidPicture;
  className?: string;
}

/** A file's picture within an SVG in the drawing's millimetres. */
export function FilePicture({ picture: { href, placed, inks }, className }: FilePictureProps) {
  return (inks ?? [href]).map((each) => (
    <LaidImage key={each} href={each} laid={placed} className={classes(className, inks && 'mix-blend-multiply')} />
  ));
}
