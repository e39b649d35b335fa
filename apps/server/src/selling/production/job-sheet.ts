import type { Bridges } from '@boxwright/dieline';
import { jobCode } from '@boxwright/orders';
import { findJobOfLine } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { planJob } from './job-plan.ts';
import { partName } from './part-name.ts';
import { pricedWith } from './priced-with.ts';
import type { PlannedSheet, SheetFormat } from './sheet-file.ts';
import { sheetFileTask } from './tasks.ts';

/** Numbers of the line in its order and of the part in the line, from 1. */
export interface SheetOfJob {
  readonly line: number;
  readonly part: number;
}

export interface SheetFileOf extends SheetOfJob {
  readonly format: SheetFormat;
  readonly bridges: Bridges;
}

/**
 * A sheet of a job, by the layout that its line was priced with, and its title and notes; null when there is no such job
 * or part, or the layout isn't known any more.
 */
export async function planJobSheet(
  services: Services,
  { order, lines }: StoredOrder,
  { line: number, part: partNumber }: SheetOfJob,
): Promise<PlannedSheet | null> {
  const line = lines[number - 1];
  const job = line && (await findJobOfLine(services.db, { number: order.number, position: number - 1 }));
  const priced = line && job ? await pricedWith(services, line) : null;
  const plan = line && planJob(line);
  const part = plan?.parts[partNumber - 1];
  if (!line || !priced || !plan || !part) return null;
  const { legalName } = await readCompany(services.db);
  return {
    asked: { kind: 'job', priced, part },
    about: {
      code: jobCode(orderNumber(order), number),
      title: `${partName(part)}, ${part.ups} ups on ${part.sheet}`,
      notes: [
        `${line.itemName}, ${plan.material?.name ?? ''}. ${part.sheets} sheets with waste and makeready.`,
        ...(job?.job.runId == null
          ? []
          : ['This job is printed together with others: see its run for the sheet in use.']),
      ],
      createdAt: order.placedAt,
      companyName: legalName,
    },
  };
}

/**
 * A sheet of a job as a file for plates and die; null as for `planJobSheet`. Made for each request and the same each time.
 *
 * @param address the caller's network address, whose allowance the work counts against
 */
export async function jobSheet(
  services: Services,
  stored: StoredOrder,
  { line, part, format, bridges }: SheetFileOf,
  address: string,
): Promise<Uint8Array | null> {
  const planned = await planJobSheet(services, stored, { line, part });
  return planned && services.work.run(sheetFileTask, { ...planned, format, bridges }, address);
}
