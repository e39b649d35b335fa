import { boxStyles, drawBox, panelWords } from '@boxwright/dieline';
import { expect, test } from 'vitest';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import { usualCaliper } from './usual-caliper.ts';

test('a panel’s words say what it is and on which side', () => {
  expect(panelWords('topDustLeft')).toBe('Top dust flap, left');
  expect(panelWords('frontCornerRight')).toBe('Front corner flap, right');
  expect(panelWords('left')).toBe('Left');
  expect(panelWords('leftInner')).toBe('Left inner wall');
});

test('no panel of any style is shown by its code name', () => {
  const names = boxStyles.flatMap(({ id }) => {
    const example = styleTextOf(id)?.example;
    const drawn = example && drawBox(id, { ...example, caliper: example.caliper ?? usualCaliper });
    return drawn?.ok ? drawn.box.blanks.flatMap(({ dieline }) => dieline.panels.map(({ name }) => name)) : [];
  });
  expect(names.length).toBeGreaterThan(100);
  expect(names.map(panelWords).filter((words) => !/^[A-Z][a-z ,-]+$/.test(words))).toEqual([]);
});
