import { expect, test } from 'vitest';
import { classStyles } from './style-sheets.ts';

const stylesIn = (sheet: string) =>
  Object.fromEntries(
    [...classStyles(`<svg><style type="text/css">${sheet}</style></svg>`)].map(([name, styles]) => [
      name,
      Object.fromEntries(styles),
    ]),
  );

test('what style sheets say about classes is read as they say it', () => {
  expect(stylesIn('.a, .b-1 { fill: red; stroke:none } /* .a{fill:blue} */ .a{fill : #fff !important}')).toEqual({
    a: { fill: '#fff', stroke: 'none' },
    'b-1': { fill: 'red', stroke: 'none' },
  });
  expect(stylesIn('@media print { .in{stroke:url(#Cut)} } g .deep{fill:red} .open{fill:red')).toEqual({
    in: { stroke: 'url(#Cut)' },
  });
  expect(stylesIn('\n<![CDATA[.a{font-size:2em;color:red}]]>')).toEqual({ a: { 'font-size': '2em' } });
  expect([...classStyles('<svg:style>.a{fill:red}</svg:style><style/><style>.b{fill:red}</style>').keys()]).toEqual([
    ...['a', 'b'],
  ]);
});

test('nothing that a stranger leaves open makes it slow', () => {
  const many = 50_000;
  const began = process.cpuUsage();
  for (const sheet of ['a', '/*', '.a,', '{', '.a{', '}', ';', ' '])
    stylesIn(`${sheet.repeat(many)}{${' ;fill'.repeat(many / 10)}}`);
  for (const text of ['<style', '<style>', '</style', '<a']) classStyles(text.repeat(many));
  // Regular expressions can't be counted, so this is the processor's time, which no other work on the machine adds to.
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(3_000);
});
