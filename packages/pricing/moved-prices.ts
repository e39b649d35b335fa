import {
  type CartonSpec,
  cartonLayouts,
  demoRateCard,
  demoStickerRateCard,
  priceCarton,
  pricedStyles,
  priceSticker,
  type StickerSpec,
} from './src/index.ts';
import { anyPair, randomFrom } from './src/testing/pairs.ts';

/**
 * Prints for each style how much prices differ between two ways of pricing the same random boxes and quantities: with
 * rates that multiply and with rounded totals, as before engine 6.0.0; with rows that start anywhere and with rows that
 * repeat, as before engine 6.2.0; with the grain as each style needs it and with free grain, as before engine 7.0.0; with
 * held and with free grain; or with the usual imposition and another one. For stickers it prints how much prices differ
 * between rates that multiply and rounded totals, as before engine 8.0.0. For grain it prints too in how many layouts
 * it runs across the preferred direction, before and after. Run with:
 * node packages/pricing/moved-prices.ts rates|rows|grain|held|stickers [boxes a style], or
 * node packages/pricing/moved-prices.ts [mm between knives] [mm of tail margin] [boxes a style]
 */
const words = process.argv.slice(2);
type Compared = {
  readonly title: string;
  readonly before: Partial<CartonSpec>;
  readonly after: Partial<CartonSpec>;
  readonly isOfGrain?: true;
};
const named: { readonly [name: string]: Compared } = {
  rates: { title: 'From rounded totals to rates that multiply', before: { rounded: 'total' }, after: {} },
  rows: { title: 'From rows that repeat to rows that start anywhere', before: { laid: 'repeating' }, after: {} },
  grain: { title: 'From free grain to what each style needs', before: { grain: 'free' }, after: {}, isOfGrain: true },
  held: { title: 'From free to held grain', before: { grain: 'free' }, after: { grain: 'held' }, isOfGrain: true },
};
const compared = named[words[0] ?? ''];
const [betweenKnives = 1, tail = 0] = compared ? [] : words.map(Number);
const { title, before, after, isOfGrain }: Compared = compared ?? {
  ...{ before: {}, after: {} },
  title: `From ${betweenKnives} mm between knives and ${tail} mm of tail margin to the usual figures`,
};
const boxes = Number(words[compared ? 1 : 2] ?? 40);
const cardBefore = {
  ...demoRateCard,
  imposition: { ...demoRateCard.imposition, ...(!compared && { betweenKnives, tail }) },
};
/** Some styles can't be drawn in most of the random sizes: a webbed tray in one of fifteen. */
const mostTries = 60;

const percent = (share: number) => `${share < 0 ? '' : '+'}${(100 * share).toFixed(2)} %`.padStart(10);
const random = randomFrom(2026);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** How many blanks of a box lie with their width along the sheet's shorter edge, across the grain of the sheet. */
function turnedOf(spec: CartonSpec): { readonly blanks: number; readonly turned: number } {
  const laid = cartonLayouts(spec, demoRateCard);
  const parts = laid.ok ? laid.parts : [];
  const turned = parts.filter(({ places: [place] }) => place?.turn === 90 || place?.turn === 270).length;
  return { blanks: parts.length, turned };
}

if (words[0] === 'stickers') {
  sayStickers(Number(words[1] ?? 400));
  process.exit();
}
say(`${title}:`);
const grain = { blanks: 0, before: 0, after: 0, oppositeBefore: 0, oppositeAfter: 0 };
for (const style of pricedStyles) {
  const moves: number[] = [];
  let priced = 0;
  for (let tried = 0; priced < boxes && tried < boxes * mostTries; tried += 1) {
    const { smaller } = anyPair(style, 'length', random);
    if (!priceCarton(smaller, demoRateCard).ok) continue;
    priced += 1;
    for (const quantity of [1000, 5000, 20_000]) {
      const spec = { ...smaller, quantity };
      const was = priceCarton({ ...spec, ...before }, cardBefore);
      const is = priceCarton({ ...spec, ...after }, demoRateCard);
      if (was.ok && is.ok) moves.push(is.total / was.total - 1);
      if (!isOfGrain) continue;
      const [old, now] = [turnedOf({ ...spec, ...before }), turnedOf({ ...spec, ...after })];
      grain.blanks += now.blanks;
      grain.before += old.turned;
      grain.after += now.turned;
      if (old.turned % old.blanks > 0) grain.oppositeBefore += 1;
      if (now.turned % now.blanks > 0) grain.oppositeAfter += 1;
    }
  }
  if (moves.length === 0) {
    say(`${style.padEnd(22)} no price in these sizes`);
    continue;
  }
  sayMoves(style, moves);
}
if (isOfGrain) {
  const share = (count: number) => `${count} (${Math.round((100 * count) / grain.blanks)} %)`;
  say(
    `Of ${grain.blanks} blanks, ${share(grain.before)} lay across the preferred grain before, ${share(grain.after)} now.`,
  );
  say(
    `Boxes of two blanks of which one lies across and one along it: ${grain.oppositeBefore} before, ${grain.oppositeAfter} now.`,
  );
}

function sayMoves(name: string, moves: readonly number[]): void {
  const dearer = moves.filter((move) => move > 0).length / moves.length;
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  say(
    `${name.padEnd(22)} ${percent(dearer)} dearer, ${percent(mean)} on average, ${percent(Math.max(...moves))} at most`,
  );
}

/** How much stickers of random sizes cost more, now that their rate is rounded, in five quantities. */
function sayStickers(count: number): void {
  say('Stickers, from rounded totals to rates that multiply:');
  const within = (least: number, most: number) => Math.round(least + random() * (most - least));
  for (const shape of ['round', 'rectangle', 'special'] as const) {
    const moves = Array.from({ length: count }, (): StickerSpec => {
      const [length, width] = [within(15, 200), within(15, 200)];
      const { code = '' } = demoStickerRateCard.materials[within(0, demoStickerRateCard.materials.length - 1)] ?? {};
      return { shape, length, width: shape === 'round' ? length : width, material: code, quantity: 0 };
    }).flatMap((spec) =>
      [100, 500, 1234, 5000, 20_000].flatMap((quantity) => {
        const asked = { ...spec, quantity };
        const was = priceSticker({ ...asked, rounded: 'total' }, demoStickerRateCard);
        const is = priceSticker(asked, demoStickerRateCard);
        return was.ok && is.ok ? [is.total / was.total - 1] : [];
      }),
    );
    sayMoves(shape, moves);
  }
}
