import type { FindingRow } from '@boxwright/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Findings } from './Findings.tsx';

const findings = [
  { rule: 'resolution', severity: 'stop', text: '1 picture is too coarse.', mend: 'Please use the original.' },
] as unknown as readonly FindingRow[];

test.each([
  [undefined, 'Please mend before print'],
  ['checking', 'Please mend before print'],
  ['proof-sent', 'Found in the file: approving prints it as it is'],
  ['approved', 'Found in the file, and approved as it is'],
] as const)('what stops a file in the state %s is headed “%s”', (state, title) => {
  const shown = renderToString(createElement(Findings, { findings, ...(state && { state }) }));
  expect(shown).toContain(title);
  expect(shown).toContain('1 picture is too coarse.');
  expect(shown.includes('Please mend before print')).toBe(title === 'Please mend before print');
});
