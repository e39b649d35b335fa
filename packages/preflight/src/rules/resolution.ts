import type { PlacedPicture } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { type Found, mostPlaces, type Rule, type Severity } from '../finding.ts';
import { isWholeFile } from '../placement/one-picture.ts';
import { count } from '../words.ts';

/** Pictures with fewer pixels a side are areas of one colour, or blends; smaller ones in print are shadows and dots. */
const [leastPixels, leastSide] = [3, 4];

/** Pixels an inch of each picture as it is printed. GWG 2022, sheet-fed: 150 error, 225 warning; line art 550. */
export const resolution: Rule = {
  code: 'resolution',
  check(file) {
    const scale = scaleOf(file);
    const printed = file.reading.pictures.filter((picture) => isPicture(picture, file, scale));
    const graded = printed.flatMap((picture) => {
      const severity = severityOf(picture, file, scale);
      return severity === null ? [] : [{ picture, severity }];
    });
    return (['stop', 'warn', 'note'] as const).flatMap((severity) => {
      const pictures = graded.filter((each) => each.severity === severity).map((each) => each.picture);
      return pictures.length === 0 ? [] : [found(pictures, severity, file, scale)];
    });
  },
};

/**
 * How large a millimetre of the file is in print. A picture of other proportions than the drawing has no size of its own:
 * it covers the drawing, upright or lying, whichever enlarges it less.
 */
function scaleOf({ placement, reading, target, scale }: CheckedFile): number {
  if (typeof placement !== 'string' || reading.hasSize) return scale;
  const { length, width } = reading.trimmed;
  const { size } = target;
  return Math.min(
    Math.max(size.length / length, size.width / width),
    Math.max(size.length / width, size.width / length),
  );
}

/** A file that is nothing but one picture is one, however few pixels it has. */
const isPicture = (picture: PlacedPicture, { reading }: CheckedFile, scale: number): boolean =>
  isWholeFile(reading, picture) ||
  (Math.min(picture.pixelWidth, picture.pixelHeight) >= leastPixels &&
    Math.max(picture.place.length, picture.place.width) * scale >= leastSide);

const ppiOf = ({ pixelsPerInch }: PlacedPicture, scale: number): number => Math.floor(pixelsPerInch / scale + 0.5);

function severityOf(picture: PlacedPicture, file: CheckedFile, scale: number): Severity | null {
  const ppi = ppiOf(picture, scale);
  const { stopPpi, warnPpi, notePpi, lineArtPpi } = file.limits;
  if (ppi < stopPpi) return 'stop';
  if (ppi < warnPpi) return 'warn';
  return ppi < (picture.isLineArt ? lineArtPpi : notePpi) ? 'note' : null;
}

function found(pictures: readonly PlacedPicture[], severity: Severity, file: CheckedFile, scale: number): Found {
  const least = Math.min(...pictures.map((picture) => ppiOf(picture, scale)));
  const isLineArt = pictures.every((picture) => picture.isLineArt);
  const wanted = isLineArt ? file.limits.lineArtPpi : file.limits.notePpi;
  const kind = isLineArt ? ['drawing of pixels has', 'drawings of pixels have'] : ['picture has', 'pictures have'];
  const look = { stop: 'and will look blurred', warn: 'and may look soft', note: `fewer than the usual ${wanted}` };
  return {
    severity,
    text: `${count(pictures.length, kind[0] ?? '', kind[1] ?? '')} ${pictures.length === 1 || least < 1 ? '' : 'as few as '}${least < 1 ? 'less than 1 pixel' : least === 1 ? '1 pixel' : `${least} pixels`} an inch in print, ${look[severity]}.`,
    mend: `Please use the original with at least ${wanted} pixels an inch, or place it smaller; enlarging it by program doesn’t help.`,
    places: pictures.slice(0, mostPlaces).map(({ place }) => file.placeOf(place)),
  };
}
