import type { JobRow } from '@boxwright/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { movedJob } from '../../testing/moved-job.ts';
import { Board } from './Board.tsx';
import { JobCard } from './JobCard.tsx';
import { RunCard } from './RunCard.tsx';

const job: JobRow = { ...movedJob.job, stage: 'plates', runId: 3, runCode: 'RUN-0003' };
const hold = { by: 'money', code: 'BW-8-1', why: '₹500.00 of ₹500.00 are to be paid before production.' } as const;
const drawn = (card: () => React.ReactElement) =>
  renderToString(createElement(createRoutesStub([{ path: '/', Component: card }]))).replaceAll('<!-- -->', '');

test('a job that may go on offers its step; one that waits says for what, and offers none', () => {
  const free = drawn(() => createElement(JobCard, { job }));
  expect(free).toContain('Start');
  expect(free).toContain('500 × Soap Box 100 g <span class="text-ink-soft">for Kokko</span>');
  const held = drawn(() => createElement(JobCard, { job: { ...job, hold: { ...hold, code: job.code } } }));
  expect(held).toContain(`waits for money<span class="sr-only">: ${hold.why}`);
  expect(held).not.toMatch(/Start|Done/);
});

test('a run of which one job waits says which, and offers no step', () => {
  const other = { ...job, id: 8, code: 'BW-8-1', hold };
  const card = drawn(() => createElement(RunCard, { jobs: [{ ...job, hold }, other], words: '3 jobs, 1 not needed' }));
  expect(card).toContain(`waits for money<span class="sr-only">: BW-8-1: ${hold.why}`);
  expect(card).toContain('3 jobs, 1 not needed');
  expect(card).not.toMatch(/Start|Done/);
});

test('a board that is narrowed to a step shows only its column; under other filters no empty column is called idle', () => {
  const all = drawn(() => createElement(Board, { runs: [], jobs: [job] }));
  expect(all).toContain('Nothing to do.');
  const step = drawn(() => createElement(Board, { runs: [], jobs: [job], chosen: 'plates', isNarrowed: true }));
  expect(step.match(/<h2/g)).toHaveLength(1);
  expect(step).not.toMatch(/Nothing to do|No such job/);
  const late = drawn(() => createElement(Board, { runs: [], jobs: [job], isNarrowed: true }));
  expect(late.match(/No such job\./g)).toHaveLength(6);
  expect(late).not.toMatch(/Nothing to do|waits for the rest/);
});
