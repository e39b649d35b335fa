import { describe, expect, test } from 'vitest';
import { boxStyles, drawBox, type Options, type OptionValue, toSvg, validate } from '../../index.ts';

const tubes = boxStyles.filter(({ family }) => family === 'tube');
const caliper = 0.435;

type Sizes = { readonly [id: string]: readonly [length: number, width: number, height: number] };

/**
 * Sizes of styles that need their own: a Euro slot needs a little more than 45 mm, the handle of a gable box 60 mm; a
 * pillow box is flat.
 */
const own: { readonly small: Sizes; readonly usual: Sizes; readonly large: Sizes } = {
  small: { 'five-panel-hanger': [50, 32, 45], 'gable-box': [60, 40, 45], 'pillow-box': [60, 45, 12] },
  usual: { 'pillow-box': [120, 85, 30] },
  large: { 'pillow-box': [300, 240, 80] },
};

function sizeOf(id: string, size: keyof typeof own, usual: readonly [number, number, number]) {
  const [length, width, height] = own[size][id] ?? usual;
  return { length, width, height };
}

describe.each(tubes.map((style) => [style.id, style] as const))('%s', (id, style) => {
  // To accept a changed drawing, look at it first, then: vitest run packages/dieline --update
  test.each([
    ['usual', { ...sizeOf(id, 'usual', [80, 50, 110]), caliper }],
    ['small', { ...sizeOf(id, 'small', [45, 32, 45]), caliper: 0.3 }],
    ['large', { ...sizeOf(id, 'large', [220, 130, 190]), caliper: 0.6, options: everythingOn() }],
  ])('stays as it was approved: %s', async (size, request) => {
    const drawn = drawBox(id, request);
    if (!drawn.ok) throw new Error(drawn.problem.text);
    const [blank] = drawn.box.blanks;
    if (!blank) throw new Error('No blank');
    expect(validate(blank.dieline)).toEqual([]);
    await expect(toSvg(blank.dieline, { title: `${style.name}, ${size}` })).toMatchFileSnapshot(
      `../golden/${id}.${size}.svg`,
    );
  });

  test('has a label for every option, and refuses unknown options', () => {
    expect(new Set(style.options.map(({ id: option }) => option)).size).toBe(style.options.length);
    const usual = { ...sizeOf(id, 'usual', [80, 50, 110]), caliper };
    expect(drawBox(id, { ...usual, options: { glitter: true } })).toMatchObject({
      ok: false,
      problem: { field: 'glitter', code: 'unknown-option' },
    });
  });

  function everythingOn(): Options {
    const chosen: [string, OptionValue][] = style.options.map((option) => {
      if (option.kind === 'boolean') return [option.id, true];
      return [option.id, option.kind === 'choice' ? (option.choices.at(-1)?.id ?? option.default) : option.default];
    });
    return Object.fromEntries(chosen);
  }
});
