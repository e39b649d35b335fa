import { settledRowLine, settledRowsStart, unsettledLine, unsettledStart } from '@boxwright/accounting';
import { settlementFiles } from '@boxwright/contract';
import { inTransaction, listSettlementRows, listUnsettled } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import { notedBy } from '../../calls/noted.ts';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { presentSettledRow, presentUnsettled } from '../../selling/settlements/present-rows.ts';
import { settledUntilDay } from '../../selling/settlements/settled-until.ts';
import { staffOf } from '../guard-routes.ts';
import { refusePlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

const mostRows = 100_000;

/** Settlements as files, for staff who may see accounts. Each download is noted among the changes. */
export const settlementDownloads: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  const { db, now } = services;
  const files = {
    [settlementFiles.rows]: async () =>
      settledRowsStart +
      (await listSettlementRows(db, { limit: mostRows })).map(presentSettledRow).map(settledRowLine).join(''),
    [settlementFiles.unsettled]: async () =>
      unsettledStart +
      (await listUnsettled(db, await settledUntilDay(services), mostRows))
        .map(presentUnsettled)
        .map(unsettledLine)
        .join(''),
  };
  for (const [address, read] of Object.entries(files)) {
    const file = address.slice(address.lastIndexOf('/') + 1);
    app.get(address, { exposeHeadRoute: false, config: { access: { staff: 'accounts' } } }, async (request, reply) => {
      request.wayBack = pageOf.settlements;
      const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (limited && !limited.ok) return refusePlainly(reply, limited.failure);
      await inTransaction(db, (tx) =>
        notedBy(
          tx,
          { staffId: staffOf(request).id, operation: 'ExportSettlements', at: now() },
          ['export', file, 'Settlements'],
          { after: {} },
        ),
      );
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="settlements-${indianDay(now())}-${file}"`)
        .send(await read());
    });
  }
};
