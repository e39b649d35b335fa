import { classes } from '../../ui/classes.ts';
import { LaidImage } from '../../ui/LaidImage.tsx';
import type { PlacedFile } from './place-artwork.ts';

/** What of a file is switched on. */
export interface SwitchedOn {
  /** Pictures of its inks, to be printed over each other in its place; null for the file's own picture. */
  readonly inks: readonly string[] | null;
  /** A picture of where it shines, which is laid over that. */
  readonly gloss: string | null;
}

export const wholeFile: SwitchedOn = { inks: null, gloss: null };

/** Address of a file's picture, and where it lies. */
export interface LaidPicture {
  readonly href: string;
  readonly placed: Omit<PlacedFile, 'isCertain'>;
  readonly on?: SwitchedOn | undefined;
}

interface FilePictureProps {
  picture: LaidPicture;
  className?: string;
}

/** A file's picture within an SVG in the drawing's millimetres. */
export function FilePicture({ picture: { href, placed, on = wholeFile }, className }: FilePictureProps) {
  const { inks, gloss } = on;
  return (
    <>
      {(inks ?? [href]).map((each) => (
        <LaidImage key={each} href={each} laid={placed} className={classes(className, inks && 'mix-blend-multiply')} />
      ))}
      {gloss === null ? null : <LaidImage href={gloss} laid={placed} className={className ?? 'opacity-70'} />}
    </>
  );
}
