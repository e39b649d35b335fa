import type { Task } from '../process/work/task.ts';
import {
  drawInksTask,
  drawPageTask,
  encodePictureTask,
  inspectArtworkTask,
  preflightKeptTask,
  preflightTask,
  standInTask,
} from '../selling/artwork/tasks.ts';
import { profilePictureTask } from '../selling/customers/tasks.ts';
import { dielineFileTask, dielineRowTask } from '../selling/dielines/tasks.ts';
import {
  designInstructionsTask,
  keyLinesTask,
  orderFormTask,
  packingPaperTask,
  taxDocumentTask,
} from '../selling/documents/tasks.ts';
import { layOutBoxTask, priceStickerTask, stickerContourTask } from '../selling/goods/tasks.ts';
import { boxPictureTask } from '../selling/pictures/tasks.ts';
import { layPlatesTask } from '../selling/plates/tasks.ts';
import { repriceTask } from '../selling/price-tables/tasks.ts';
import { printSheetTask } from '../selling/print-sheets/tasks.ts';
import {
  gangRunOfTask,
  gangRunsTask,
  jobTicketTask,
  runPlacesTask,
  sheetFileTask,
  toolFileTask,
} from '../selling/production/tasks.ts';
import { proofSheetTask } from '../selling/proofs/tasks.ts';
import { quotationTask } from '../selling/quotations/tasks.ts';
import { statementTask } from '../selling/receivables/tasks.ts';

/** The tasks of the worker thread. */
export const threadTasks: readonly Task[] = [
  boxPictureTask,
  designInstructionsTask,
  packingPaperTask,
  dielineFileTask,
  dielineRowTask,
  gangRunOfTask,
  gangRunsTask,
  jobTicketTask,
  runPlacesTask,
  keyLinesTask,
  layOutBoxTask,
  orderFormTask,
  priceStickerTask,
  profilePictureTask,
  quotationTask,
  repriceTask,
  sheetFileTask,
  statementTask,
  stickerContourTask,
  taxDocumentTask,
  toolFileTask,
];

/** The tasks of the processes that decode uploaded files. */
export const inspectionTasks: readonly Task[] = [
  drawInksTask,
  drawPageTask,
  encodePictureTask,
  inspectArtworkTask,
  layPlatesTask,
  preflightKeptTask,
  preflightTask,
  printSheetTask,
  proofSheetTask,
  standInTask,
];
