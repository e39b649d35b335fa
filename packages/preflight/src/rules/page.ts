import type { Place } from '@boxwright/print-files';
import type { CheckedFile } from '../checked-file.ts';
import { type Found, mostPlaces, type Rule } from '../finding.ts';
import { nearLines } from '../geometry/near-lines.ts';
import { along, extentOf } from '../geometry/plane.ts';
import { isWholeFile } from '../placement/one-picture.ts';
import type { Placement } from '../placement/placement.ts';
import { bySize, mm } from '../words.ts';

/** Rounding of programs; nobody sees it. */
const unseen = 0.5;
/** In mm: between the points that are looked at, and how far from the drawing's lines those of a file are others. */
const [step, elsewhereFrom] = [4, 0.6];

/**
 * The page against the drawing: its size, turned, mirrored, another style or version. Packly's and other shops' upload
 * rules; GWG 2022 asks for a trim box of the ordered size.
 */
export const page: Rule = {
  code: 'page',
  check(file) {
    const { placement } = file;
    if (placement === 'other-drawing') return [otherDrawing(file)];
    if (placement === 'other-size') return [otherSize(file)];
    return [...mirrored(placement), ...turned(placement), ...off(file, placement)];
  },
};

const nameOf = ({ target }: CheckedFile): string => (target.kind === 'box' ? 'box laid flat' : 'sticker');

function otherSize(file: CheckedFile): Found {
  const { reading, target } = file;
  const { length, width } = target.size;
  const whole = { length: length + 2 * target.bleed, width: width + 2 * target.bleed };
  const mend = `Please export it in true size from our template: ${bySize(target.size)} with ${mm(target.bleed)} bleed on each side, which is ${bySize(whole)}.`;
  const other = `has other proportions than the ${nameOf(file)}, which is`;
  if (reading.hasSize) {
    const text = `The page is ${bySize(reading.trimmed)}, and the ${nameOf(file)} is ${bySize(target.size)}.`;
    return { severity: 'stop', text, mend, places: [] };
  }
  if (reading.pictures.some((picture) => isWholeFile(reading, picture))) {
    const { length: across, width: down } = reading.trimmed;
    const text = `The picture of ${across} × ${down} pixels ${other} ${bySize(target.size)}.`;
    return { severity: 'stop', text, mend, places: [] };
  }
  return {
    severity: 'stop',
    text: `The drawing says no unit for its size. At 96 units an inch, as browsers take it, it is ${bySize(reading.trimmed)}, and it ${other} ${bySize(target.size)}.`,
    mend: `${mend} Then its width and height are in mm.`,
    places: [],
  };
}

function otherDrawing(file: CheckedFile): Found {
  const { reading, target } = file;
  const made = reading.subject.split(',')[0]?.trim() ?? '';
  const isTemplate = /^(artwork template|key line)/i.test(reading.title);
  const isOtherStyle = isTemplate && target.style !== null && made !== '' && made !== target.style;
  const lines = extentOf(reading.cutLines.flat());
  const isAsLarge = Math.abs(lines.length - target.size.length) < 1 && Math.abs(lines.width - target.size.width) < 1;
  return {
    severity: 'stop',
    text: isOtherStyle
      ? `This artwork was made on the template of another box: ${made} instead of ${target.style}.`
      : isAsLarge
        ? `The lines for cutting in this file are those of another style or an older version: they are as large as the ${nameOf(file)}, ${bySize(target.size)}, and run elsewhere.`
        : `The lines for cutting in this file are those of another size or an older version: they measure ${bySize(lines)}, and the ${nameOf(file)} is ${bySize(target.size)}.`,
    mend: 'Please download the template of this order again and place your artwork on it.',
    places: isAsLarge ? elsewhere(file, lines) : [],
  };
}

/** Where lines of the file, of the same extent as those of the drawing, aren't on them. In mm of the file. */
function elsewhere({ reading: { cutLines }, target }: CheckedFile, extent: Place): Place[] {
  const near = nearLines(target.cuts);
  return cutLines
    .flatMap((line) => along(line, step))
    .filter(({ at: [x, y] }) => near([x - extent.x, y - extent.y]) > elsewhereFrom)
    .slice(0, mostPlaces)
    .map(({ at: [x, y] }) => ({ x: x - step / 2, y: y - step / 2, length: step, width: step }));
}

function mirrored({ isMirrored }: Placement): Found[] {
  if (!isMirrored) return [];
  return [
    {
      severity: 'stop',
      text: 'The artwork is mirrored: its text or its lines for cutting are the wrong way round.',
      mend: 'Please flip it horizontally, so that text reads from left to right on the printed side.',
      places: [],
    },
  ];
}

function turned({ turn }: Placement): Found[] {
  if (turn === 0) return [];
  const how = { 90: 'a quarter to the right', 180: 'upside down', 270: 'a quarter to the left' }[turn];
  return [
    {
      severity: 'warn',
      text: `The page is turned against the template: it lies ${how}.`,
      mend: 'We turn it back; please compare the proof, or export it as the template lies.',
      places: [],
    },
  ];
}

function off(file: CheckedFile, { off: by }: Placement): Found[] {
  if (by <= unseen) return [];
  return [
    {
      severity: 'warn',
      text: `The page differs by ${mm(by)} from the ${nameOf(file)}, which is ${bySize(file.target.size)}.`,
      mend: 'We place it in the middle; please export it in the exact size of the template.',
      places: [],
    },
  ];
}
