import { csvLine, csvStart } from '@boxwright/accounting';
import { fail, listFiles, ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { listsToExport } from './lists-to-export.ts';

/** Noted, because the file takes customers' names out of the shop. */
export const ExportList: Handler<'ExportList'> = async ({ list }, call, may) => {
  if (!may[list]) return fail('forbidden', 'Your account may not see this list.');
  const { heads, read } = listsToExport[list];
  const rows = await read(call, may);
  if (!rows.ok) return rows;
  const { db, now } = call.services;
  await inTransaction(db, (tx) =>
    noted(tx, call, 'ExportList', ['export', list, listFiles[list]], { after: { rows: rows.value.length } }),
  );
  const csv = csvStart + [heads, ...rows.value].map((row) => csvLine(row.map((cell) => String(cell ?? '')))).join('');
  return ok({ fileName: `${list}-${indianDay(now())}.csv`, csv });
};
