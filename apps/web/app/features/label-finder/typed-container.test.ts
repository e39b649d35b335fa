import { describe, expect, test } from 'vitest';
import { containerKinds } from './containers.ts';
import { findLabels } from './find-labels.ts';
import { containerOf, ofKind, readTyped, withMeasured, writeTyped } from './typed-container.ts';

const typed = (query: string) => readTyped(new URLSearchParams(query));

describe('a typed container', () => {
  test.each(containerKinds)('of each kind begins with an example that has labels: %s', (kind) => {
    const read = containerOf(typed(`container=${kind}`));
    expect(read.ok && findLabels(read.container).ok).toBe(true);
  });

  test('is written as it was read, even if it is wrong', () => {
    const query = 'container=bottle&measured=around&girth=6o&straight=&meets=oil';
    expect(writeTyped(typed(query)).toString()).toBe(query);
  });

  test('says at each measure what is wrong with it, and keeps it', () => {
    const wrong = typed('container=box&length=&width=abc&height=5000');
    expect(wrong.sizes).toEqual({ length: '', width: 'abc', height: '5000' });
    expect(containerOf(wrong)).toEqual({
      ok: false,
      problems: {
        length: 'Please enter the length in mm.',
        width: 'Please enter the width in millimetres, in digits, such as 60 or 60.5.',
        height: 'Height: 1200 mm or less.',
      },
    });
  });

  test('takes a comma as the decimal point, and a missing lid as none', () => {
    expect(containerOf(typed('container=jar&measured=around&girth=207,3&straight=62&lid='))).toEqual({
      ok: true,
      container: { kind: 'jar', around: 207.3, straight: 62, lid: null },
    });
  });

  test('keeps its girth when it is measured the other way', () => {
    const across = typed('container=bottle&girth=60');
    const around = withMeasured(across, 'around');
    expect(around.sizes['girth']).toBe('188.5');
    expect(withMeasured(around, 'across').sizes['girth']).toBe('60');
    expect(withMeasured(typed('girth=x'), 'around').sizes['girth']).toBe('x');
  });

  test('keeps the measures that another kind has too, except examples', () => {
    const jar = ofKind(typed('container=bottle&girth=80&straight=120&meets=fridge'), 'jar');
    expect(jar).toMatchObject({ kind: 'jar', meets: 'fridge', sizes: { girth: '80', straight: '62', lid: '60' } });
  });
});
