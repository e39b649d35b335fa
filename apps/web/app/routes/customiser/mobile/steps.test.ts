import { expect, test } from 'vitest';
import { names } from '../../../features/configurator/box-choice.ts';
import { paths } from '../../../paths.ts';
import { controlsOf, stepAfter, stepOf, steps } from './steps.ts';

test('each step has its address', () => {
  expect(steps.map((step) => stepOf(paths.mobileOrder(step)))).toEqual([...steps]);
});

test('each step leads to the next, and the last one to itself', () => {
  expect(steps.map(stepAfter)).toEqual(['design', 'quantity', 'summary', 'summary']);
});

test('every parameter of a box is held by exactly one step', () => {
  const held = steps.flatMap((step) => controlsOf[step]);
  expect(new Set(held).size).toBe(held.length);
  expect([...held, names.quotation, names.line].toSorted()).toEqual(Object.values(names).toSorted());
});
