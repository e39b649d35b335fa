import type { Station, ToolHalf } from '@boxwright/dieline';
import type { Services } from '../../calls/services.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { planJobSheet, type SheetOfJob } from './job-sheet.ts';
import { planRunSheet } from './run-papers.ts';
import type { ToolFile, ToolFormat } from './sheet-file.ts';
import { toolFileTask } from './tasks.ts';

/** Which half of which tool, and its format. */
export interface AskedTool {
  readonly station: Station;
  readonly half: ToolHalf;
  readonly format: ToolFormat;
}

/**
 * A tool of the stripping or blanking station for a job's sheet; null as for `planJobSheet`. Made for each request and the
 * same each time.
 *
 * @param address the caller's network address, whose allowance the work counts against
 */
export async function jobTool(
  services: Services,
  stored: StoredOrder,
  { line, part, ...tool }: AskedTool & SheetOfJob,
  address: string,
): Promise<ToolFile | null> {
  const planned = await planJobSheet(services, stored, { line, part });
  return planned && services.work.run(toolFileTask, { ...planned, ...tool }, address);
}

/** A tool for the sheet of a run; null as for `planRunSheet`. */
export async function runTool(
  services: Services,
  runId: number,
  tool: AskedTool,
  address: string,
): Promise<ToolFile | null> {
  const planned = await planRunSheet(services, runId);
  return planned && services.work.run(toolFileTask, { ...planned.sheet, ...tool }, address);
}
