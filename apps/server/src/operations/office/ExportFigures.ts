import { figureListNames, ok } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { figureListCsv } from '../../selling/office/figures-csv.ts';
import { readFigures } from '../../selling/office/read-figures.ts';

/** Noted, because the file takes customers' names out of the shop. */
export const ExportFigures: Handler<'ExportFigures'> = async ({ list, from, to }, { services, visitor }) => {
  const figures = await readFigures(services.db, { from, to });
  await inTransaction(services.db, (tx) =>
    noted(tx, { services, visitor }, 'ExportFigures', ['export', list, figureListNames[list]], { after: { from, to } }),
  );
  return ok({ fileName: `${list}-${from}-to-${to}.csv`, csv: figureListCsv(list, figures) });
};
