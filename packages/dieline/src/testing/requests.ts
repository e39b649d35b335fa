import fc from 'fast-check';
import type { BoxRequest } from '../drawing/box.ts';
import type { BoxStyle, Options, StyleOption } from '../styles/style.ts';

/** Any request within a style's limits, small ones as often as large ones, with any of its options. */
export function requestsOf(style: BoxStyle): fc.Arbitrary<BoxRequest> {
  const measure = ([least, most]: readonly [number, number]) =>
    fc.oneof(
      fc.double({ min: least, max: most, noNaN: true }),
      fc.double({ min: least, max: Math.min(most, 4 * least), noNaN: true }),
    );
  const { length, width, height, caliper } = style.limits;
  return fc.record({
    length: measure(length),
    width: measure(width),
    height: measure(height),
    caliper: fc.double({ min: caliper[0], max: caliper[1], noNaN: true }),
    options: optionsOf(style.options),
  });
}

function optionsOf(options: readonly StyleOption[]): fc.Arbitrary<Options> {
  const chosen = options.map((option) => anyValueOf(option).map((value) => [option.id, value] as const));
  const some = fc.infiniteStream(fc.boolean());
  return fc
    .tuple(fc.tuple(...chosen), some)
    .map(([values, isChosen]) => Object.fromEntries(values.filter(() => isChosen.next().value)));
}

function anyValueOf(option: StyleOption): fc.Arbitrary<boolean | number | string | null> {
  if (option.kind === 'boolean') return fc.boolean();
  if (option.kind === 'choice') return fc.constantFrom(...option.choices.map(({ id }) => id));
  const any = fc.double({ min: option.least, max: Math.min(option.most, 4 * option.least + 10), noNaN: true });
  return option.default === null ? fc.oneof(fc.constant(null), any) : any;
}
