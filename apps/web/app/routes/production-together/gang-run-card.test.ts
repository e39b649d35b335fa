import type { GangRunRow, JobRow } from '@boxwright/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { GangRunCard } from './GangRunCard.tsx';

test('a job with two parts on the sheet is named and counted once', () => {
  const job = (id: number, code: string): JobRow => ({
    ...{ id, code, orderId: id, orderNumber: 'BW26-010005', line: 1, customer: 'Kokko', item: 'Drawer' },
    ...{ description: '', quantity: 1000, route: ['plates'], stage: 'plates', dueOn: null, isLate: false },
    ...{
      isUrgent: false,
      startedAt: null,
      startedBy: null,
      runId: null,
      runCode: null,
      proof: null,
      hold: null,
      version: 1,
    },
  });
  const blank = (of: JobRow, part: string) => ({ job: of, part, ups: 2, made: 1000, left: null, places: [] });
  const [drawer, soap] = [job(5, 'BW26-010005-1'), job(6, 'BW26-010006-1')];
  const run: GangRunRow = {
    ...{
      sheet: '18×25 in',
      sheetWidth: 635,
      sheetHeight: 457.2,
      board: 'FBB 300 gsm',
      coats: 'None',
      die: null,
      sheets: 600,
    },
    ...{ waste: 20, cost: 100, costApart: 200, saving: 100 },
    jobs: [blank(drawer, 'tray'), blank(drawer, 'sleeve'), blank(soap, 'box')],
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(GangRunCard, { run }) }]);
  const html = renderToString(createElement(Stub)).replaceAll('<!-- -->', '');
  expect(html).toContain('Print these together<span class="sr-only">: BW26-010005-1, BW26-010006-1</span>');
  expect(html).toContain('less for 2 jobs on one sheet');
});
