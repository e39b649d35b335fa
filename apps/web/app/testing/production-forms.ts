import { action as receiveJob } from '../features/production/post-job.server.ts';
import { action as receiveDissolve } from '../routes/production-run/receive-dissolve.server.ts';
import { action as receiveGangRun } from '../routes/production-together/receive-gang-run.server.ts';
import { action as receiveStock } from '../routes/stock/receive-stock.server.ts';
import { action as receiveTool } from '../routes/stock-tools/receive-tool.server.ts';
import { movedJob as moved } from './moved-job.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const production = officePage(receiveJob, '/manage/production');
const seenJob = { jobId: 6, seenVersion: 2 };
const typedJob = { job: '6', version: '2' };

const run = {
  id: 4,
  code: 'R-4',
  acceptedBy: 'Ravi',
  acceptedAt: new Date('2026-11-20T05:30:00Z'),
  dissolvedAt: null,
  canDissolve: true,
  hasSheet: true,
  version: 1,
  sheet: '720 × 1020',
  sheetWidth: 1020,
  sheetHeight: 720,
  board: 'FBB 300',
  coats: '',
  die: null,
  sheets: 500,
  waste: 10,
  cost: 100,
  costApart: 150,
  saving: 50,
  words: '2 jobs',
  notice: null,
  jobs: [],
};

const stock = officePage(receiveStock, '/manage/stock?item=2');
const entry = { material: 'board:2', change: 'receipt', sheets: '500', note: 'From the mill.' };
const item = {
  id: 2,
  material: 'board:2',
  materialName: 'FBB 300',
  sheet: '720 × 1020',
  onHand: 700,
  reserved: 0,
  free: 700,
  reorderLevel: 100,
  isLow: false,
  isToDo: false,
  version: 5,
};

export const productionForms: readonly OfficeForm[] = [
  officeForm(production, { form: 'scan', code: 'J-7-1' }, 'ScanJob', { code: 'J-7-1' }, moved, { moved }),
  officeForm(production, { form: 'start', ...typedJob }, 'StartJobStep', seenJob, moved, { moved }),
  officeForm(production, { form: 'undo', ...typedJob }, 'UndoJobStep', seenJob, moved, { moved }),
  officeForm(production, { form: 'move', ...typedJob }, 'MoveJob', seenJob, moved, { moved }),
  officeForm(
    production,
    { form: 'urgent', ...typedJob, urgent: 'yes' },
    'SetJobUrgent',
    { ...seenJob, isUrgent: true },
    { says: 'J-7-1 is urgent now.' },
    { done: 'J-7-1 is urgent now.' },
  ),
  officeForm(
    production,
    { form: 'cost', ...typedJob, kind: 'outwork', amount: '1,250', note: 'Sri Sai', seenCostId: '3' },
    'AddJobCost',
    { jobId: 6, kind: 'outwork', amount: '1,250', note: 'Sri Sai', seenCostId: 3 },
    { says: 'Entered.' },
    { done: 'Entered.' },
  ),
  officeForm(
    production,
    { form: 'count', ...typedJob, step: 'packing', good: '970', waste: '30', seenCountId: '4' },
    'CountPieces',
    { jobId: 6, step: 'packing', good: '970', waste: '30', seenCountId: 4 },
    { says: 'Counted.' },
    { done: 'Counted.' },
  ),
  officeForm(
    officePage(receiveGangRun, '/manage/production/together'),
    { saving: '50', part: ['6 2 main', '8 1 lid 2', 'nonsense'] },
    'AcceptGangRun',
    {
      seenSaving: 50,
      parts: [
        { ...seenJob, part: 'main' },
        { jobId: 8, seenVersion: 1, part: 'lid 2' },
      ],
    },
    { run },
    '/manage/production/runs/4',
  ),
  officeForm(
    officePage(receiveDissolve, '/manage/production/runs/4', { runId: '4' }),
    { version: '1' },
    'DissolveRun',
    { runId: 4, seenVersion: 1 },
    { run },
    '/manage/production/runs/4',
  ),
  officeForm(stock, { form: 'entry', ...entry, version: '4' }, 'EnterStock', { ...entry, seenVersion: 4 }, item, {
    done: 'FBB 300, 720 × 1020: 700 sheets are on hand.',
  }),
  officeForm(stock, { form: 'entry', ...entry }, 'EnterStock', entry, item, {
    done: 'FBB 300, 720 × 1020: 700 sheets are on hand.',
  }),
  officeForm(
    stock,
    { form: 'level', item: '2', version: '4', level: '100' },
    'SetReorderLevel',
    { itemId: 2, seenVersion: 4, level: '100' },
    item,
    { done: 'The warning is set.' },
  ),
  officeForm(
    stock,
    { form: 'level', item: '2', version: '4', level: '' },
    'SetReorderLevel',
    { itemId: 2, seenVersion: 4, level: '' },
    { ...item, reorderLevel: null },
    { done: 'Nobody will be warned.' },
  ),
  officeForm(
    officePage(receiveTool, '/manage/stock/tools?search=soap&edit=7'),
    { id: '7', version: '2', shelf: 'B 3', state: 'on-shelf' },
    'SaveTool',
    { id: 7, seenVersion: 2, shelf: 'B 3', state: 'on-shelf' },
    {
      id: 7,
      kind: 'die',
      number: 'D-0007',
      box: 'Soap Box 100 g',
      part: '',
      sheet: '720 × 1020',
      ups: 8,
      shelf: 'B 3',
      state: 'on-shelf',
      runs: 1,
      madeAt: new Date('2026-11-20T05:30:00Z'),
      orderNumber: 'BW-7',
      version: 3,
    },
    { done: 'D-0007 was saved.' },
  ),
];
