import type { Output } from '@boxwright/contract';

/** The answer to a scan: a job whose printing is done. */
export const movedJob: Output<'ScanJob'> = {
  job: {
    id: 6,
    orderId: 7,
    orderNumber: 'BW-7',
    line: 1,
    code: 'BW-7-1',
    customer: 'Kokko',
    item: 'Soap Box 100 g',
    description: '',
    quantity: 500,
    route: ['print'],
    stage: 'print',
    dueOn: null,
    isLate: false,
    isUrgent: false,
    startedAt: null,
    startedBy: null,
    runId: null,
    runCode: null,
    proof: null,
    hold: null,
    version: 3,
  },
  isMoved: true,
  says: 'BW-7-1: Printing is done.',
  undoUntil: new Date('2026-11-20T05:30:00Z'),
};
