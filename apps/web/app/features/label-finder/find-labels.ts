import { largestSticker } from '@boxwright/contract';
import type { Container } from './containers.ts';
import { type Area, largestIn, largestOfLength, largestRound, labelRules as rules } from './rules.ts';

/** Where a label goes on its container. */
export type LabelPlace = 'front' | 'wrap' | 'half' | 'gap' | 'lid' | 'badge' | 'seal' | 'strip';

export interface FoundLabel {
  readonly place: LabelPlace;
  readonly outline: 'round' | 'rectangle';
  /** Whole mm; the length runs round or across the container, but a strip's runs over its lid. */
  readonly length: number;
  readonly width: number;
  readonly title: string;
  readonly why: string;
  /** A note about its size: that it is our largest, or that two are needed. */
  readonly note?: string;
}

export type FoundLabels =
  | { readonly ok: true; readonly labels: readonly FoundLabel[] }
  | { readonly ok: false; readonly text: string };

/**
 * The labels that fit a container, the usual one first: two or three, each in whole mm and within what we make. Fails
 * if no label fits, with a sentence that says why.
 */
export const findLabels = (container: Container): FoundLabels => {
  const labels = labelsOf(container).filter((label) => label !== null);
  return labels.length === 0 ? { ok: false, text: tooSmall(container) } : { ok: true, labels };
};

const labelsOf = (container: Container): readonly (FoundLabel | null)[] => {
  if (container.kind === 'pouch') return onPouch(container);
  if (container.kind === 'box') return onBox(container);
  const { around, straight } = container;
  const round = [front(around, straight), ...wraps(around, straight, container.kind)];
  return container.kind === 'jar' ? [...round, container.lid === null ? null : lid(container.lid)] : round;
};

type Round = Extract<Container, { readonly kind: 'bottle' | 'jar' }>;

const front = (around: number, straight: number): FoundLabel | null =>
  rectangle('front', largestIn, { length: around * rules.frontShare, width: straight - 2 * rules.end }, 'Front label', {
    why: `Two fifths of the way round: all of it is read from the front. It stops ${rules.end} mm before the curves at top and bottom.`,
  });

/** All the way round; in two pieces if that is longer than our sheet. */
const wraps = (around: number, straight: number, kind: Round['kind']): readonly (FoundLabel | null)[] => {
  const height = straight - 2 * rules.end;
  const [closed, open] = [Math.round(around + rules.overlap), Math.floor(around - rules.gap)];
  if (closed > largestSticker.length) {
    const half = Math.floor(around / 2 - rules.gap);
    if (half > largestSticker.length) return [];
    return [
      rectangle('half', largestOfLength, { length: half, width: height }, 'Half-way label, two of them', {
        why: `Round it in one piece would be ${closed} mm, and the longest we make is ${largestSticker.length} mm. Two of this size meet with a gap of ${rules.gap} mm on either side.`,
        note: 'Order two for each container.',
      }),
    ];
  }
  const gapWords = `or ${open} mm long with a gap of ${rules.gap} mm`;
  const wrap = rectangle('wrap', largestOfLength, { length: closed, width: height }, 'Wrap-around label', {
    why: `The ${Math.round(around)} mm round it and ${rules.overlap} mm of overlap, so that its end sticks on its own beginning${kind === 'jar' ? `; ${gapWords}` : ''}.`,
  });
  const gap = rectangle('gap', largestOfLength, { length: open, width: height }, 'Wrap-around label with a gap', {
    why: `Its ends leave ${rules.gap} mm free, so they needn’t meet exactly. For clear film, where an overlap would show.`,
  });
  return kind === 'jar' ? [wrap] : [wrap, gap];
};

const lid = (across: number): FoundLabel | null =>
  round('lid', across - 2 * rules.end, 'Lid label', {
    why: `Round, ${rules.end} mm inside the edge of the lid’s flat top.`,
  });

const onPouch = (pouch: Extract<Container, { readonly kind: 'pouch' }>): readonly (FoundLabel | null)[] => {
  const free = freeOf(pouch);
  return [
    rectangle('front', largestIn, free, 'Front label', {
      why: `The largest between the seals, ${rules.besideSeal} mm from each, from the zip and from the foot. It also fits the back.`,
    }),
    round('badge', Math.min(free.length, free.width), 'Round label', {
      why: 'The largest circle in the same place. It needn’t be lined up with the edges.',
    }),
  ];
};

/** The area of a pouch that a label can cover. */
const freeOf = ({ width, height, seal, top, foot }: Extract<Container, { readonly kind: 'pouch' }>) => ({
  length: width - 2 * (seal + rules.besideSeal),
  width: height - top - foot - 2 * rules.besideSeal,
});

const onBox = ({
  length,
  width,
  height,
}: Extract<Container, { readonly kind: 'box' }>): readonly (FoundLabel | null)[] => {
  const margin = rules.besideCrease;
  const [inLength, inWidth, inHeight] = [length - 2 * margin, width - margin, height - margin];
  const drop = Math.min(rules.stripDrop, inHeight, Math.floor((largestSticker.length - width) / 2));
  return [
    rectangle('front', largestIn, { length: inLength, width: height - 2 * margin }, 'Front label', {
      why: `The front panel less ${margin} mm at each crease, where a label would crack.`,
    }),
    round('seal', Math.min(rules.largestSeal, inLength, 2 * inWidth, 2 * inHeight), 'Seal', {
      why: 'Half of it on the lid, half on the front: it shows whether the box was opened.',
    }),
    drop < 10
      ? null
      : rectangle(
          'strip',
          largestOfLength,
          { length: width + 2 * drop, width: Math.min(rules.stripBreadth, inLength) },
          'Strip over the lid',
          {
            why: `Over the lid and ${Math.floor(drop)} mm down the front and the back: it closes the box and dresses it.`,
          },
        ),
  ];
};

type Texts = Pick<FoundLabel, 'why' | 'note'>;

const rectangle = (
  place: LabelPlace,
  fitted: typeof largestIn,
  area: Area,
  title: string,
  texts: Texts,
): FoundLabel | null => {
  const largest = fitted(area);
  if (largest === null) return null;
  const isOurs = largest.length < Math.floor(area.length) || largest.width < Math.floor(area.width);
  return { place, outline: 'rectangle', ...largest, title, ...texts, ...(isOurs ? withNote(texts) : {}) };
};

const round = (place: LabelPlace, across: number, title: string, texts: Texts): FoundLabel | null => {
  const diameter = largestRound(across);
  if (diameter === null) return null;
  const isOurs = diameter < Math.floor(across);
  return {
    place,
    outline: 'round',
    length: diameter,
    width: diameter,
    title,
    ...texts,
    ...(isOurs ? withNote(texts) : {}),
  };
};

const ours = `There is room for more, but the largest sticker we make is ${largestSticker.length} × ${largestSticker.width} mm. Use several, or ask us for a larger one.`;

const withNote = ({ note }: Texts) => ({ note: note === undefined ? ours : `${note} ${ours}` });

const tooSmall = (container: Container): string => {
  if (container.kind !== 'pouch') return 'It is too small for a label: the smallest we make is 10 × 10 mm.';
  const { length, width } = freeOf(container);
  return `Between seals, zip and foot ${mm(length)} × ${mm(width)} mm are left, and the smallest label we make is 10 × 10 mm.`;
};

const mm = (length: number) => Math.max(0, Math.floor(length));
