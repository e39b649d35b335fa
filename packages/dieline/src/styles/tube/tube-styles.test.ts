import { describe, expect, test } from 'vitest';
import { boxStyles, drawBox, type Options, type OptionValue, toSvg, validate } from '../../index.ts';

const tubes = boxStyles.filter(({ family }) => family === 'tube');
const caliper = 0.435;

/** A Euro slot needs a little more than 45 mm, the handle of a gable box 60 mm. */
function smallOf(id: string) {
  const own: { readonly [id: string]: readonly [length: number, width: number] } = {
    'five-panel-hanger': [50, 32],
    'gable-box': [60, 40],
  };
  const [length, width] = own[id] ?? [45, 32];
  return { length, width, height: 45, caliper: 0.3 };
}

describe.each(tubes.map((style) => [style.id, style] as const))('%s', (id, style) => {
  // To accept a changed drawing, look at it first, then: vitest run packages/dieline --update
  test.each([
    ['usual', { length: 80, width: 50, height: 110, caliper }],
    ['small', smallOf(id)],
    ['large', { length: 220, width: 130, height: 190, caliper: 0.6, options: everythingOn() }],
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
    expect(drawBox(id, { length: 80, width: 50, height: 110, caliper, options: { glitter: true } })).toMatchObject({
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
