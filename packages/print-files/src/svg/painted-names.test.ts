import { expect, test } from 'vitest';
import { classPaints } from './painted-names.ts';

const paintsOf = (sheet: string) =>
  Object.fromEntries(classPaints(`<svg><style type="text/css">${sheet}</style></svg>`));

test('the paints of classes are read as style sheets say them', () => {
  expect(paintsOf('.a, .b-1 { fill: red; stroke:none } /* .a{fill:blue} */ .a{fill : #fff}')).toEqual({
    a: { fill: '#fff', stroke: 'none' },
    'b-1': { fill: 'red', stroke: 'none' },
  });
  expect(paintsOf('@media print { .in{stroke:url(#Cut)} } g .deep{fill:red} .open{fill:red')).toEqual({
    in: { fill: undefined, stroke: 'url(#Cut)' },
  });
  expect([...classPaints('<svg:style>.a{fill:red}</svg:style><style/><style>.b{fill:red}</style>').keys()]).toEqual([
    ...['a', 'b'],
  ]);
});

test('nothing that a stranger leaves open makes it slow', () => {
  const many = 50_000;
  const began = performance.now();
  for (const sheet of ['a', '/*', '.a,', '{', '.a{', '}', ';', ' '])
    paintsOf(`${sheet.repeat(many)}{${' ;fill'.repeat(many / 10)}}`);
  for (const text of ['<style', '<style>', '</style', '<a']) classPaints(text.repeat(many));
  expect(performance.now() - began).toBeLessThan(3_000);
});
