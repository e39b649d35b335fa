import { betweenCuts, layStickers, type StickerSize, stickerArea } from '../stickers/lay-stickers.ts';
import { randomFrom } from './pairs.ts';
import { mostCircles } from './round-referee.ts';
import { holdsMore, type Verdict } from './sticker-referee.ts';

type Asked = { readonly sizes: number; readonly seed: number };

const [long, short] = [stickerArea.length + betweenCuts, stickerArea.width + betweenCuts];
const micrometres = (length: number) => Math.round(length * 1000);

/** Random sizes in tenths of a millimetre that fit the sheet at least twice. */
function* sizesFrom({ sizes, seed }: Asked, isRound: boolean): Generator<StickerSize & { readonly count: number }> {
  const random = randomFrom(seed);
  const tenths = (most: number) => Math.round((10 + random() * (most - 10)) * 10) / 10;
  for (let found = 0; found < sizes; ) {
    const length = tenths(isRound ? 150 : 200);
    const size: StickerSize = { shape: isRound ? 'round' : 'rectangle', length, width: isRound ? length : tenths(150) };
    const { count } = layStickers(size);
    if (count < 2) continue;
    found += 1;
    yield { ...size, count };
  }
}

/** Random rectangular stickers before the referee: how many layouts are proven the best, and where it finds more. */
export function refereeRectangles({ cuts, ...asked }: Asked & { readonly cuts: number }) {
  const verdicts: Record<Verdict, number> = { proven: 0, none: 0, more: 0, undecided: 0 };
  const more: string[] = [];
  let laid = 0;
  for (const { length, width, count } of sizesFrom(asked, false)) {
    const sides = [micrometres(length + betweenCuts), micrometres(width + betweenCuts)] as const;
    const verdict = holdsMore(sides, [micrometres(long), micrometres(short)], count, cuts);
    verdicts[verdict] += 1;
    laid += 1;
    if (verdict === 'more') more.push(`${length} × ${width} mm: laid ${count} up, and at least one more fits`);
  }
  return { ...verdicts, laid, more };
}

/** Random round stickers before the referee: where it finds more. */
export function refereeRounds(asked: Asked) {
  const more: string[] = [];
  for (const { length, count } of sizesFrom(asked, true)) {
    const most = mostCircles(length + betweenCuts, long, short);
    if (most > count) more.push(`${length} mm: laid ${count} up, ${most} fit`);
  }
  return { more };
}
