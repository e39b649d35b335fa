import { Readable } from 'node:stream';
import {
  accountExportAddress,
  accountExports,
  accountPeriodRules,
  firstBroken,
  isAccountExport,
  refusedExport,
} from '@boxwright/contract';
import { isGstin } from '@boxwright/money';
import { inTransaction } from '@boxwright/storage';
import type { FastifyPluginAsync } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import { notedBy } from '../../calls/noted.ts';
import type { Services } from '../../calls/services.ts';
import { exportFiles } from '../../selling/accounts/export-files.ts';
import { readCompany } from '../../selling/company/company.ts';
import { staffOf } from '../guard-routes.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

interface Query {
  readonly from?: unknown;
  readonly to?: unknown;
}

/**
 * Files for the accountant, for staff who may see accounts:
 *
 *     /manage/exports/<file>?from=<day>&to=<day>
 *
 * Each download is noted among the changes, because the file takes buyers' names out of the shop.
 */
export const accountExportRoutes: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  app.get<{ Params: { file: string }; Querystring: Query }>(
    accountExportAddress(':file'),
    { exposeHeadRoute: false, config: { access: { staff: 'accounts' } } },
    async (request, reply) => {
      request.wayBack = pageOf.accounts;
      const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (limited && !limited.ok) return refusePlainly(reply, limited.failure);
      const { file } = request.params;
      if (!isAccountExport(file)) return sayPlainly(reply, 404, 'There is no such export.');
      const period = { from: String(request.query.from ?? ''), to: String(request.query.to ?? '') };
      const broken = firstBroken(accountPeriodRules, period);
      if (broken) return sayPlainly(reply, 400, broken.text);
      const refused = refusedExport(file, period);
      if (refused) return sayPlainly(reply, 400, refused);
      if (file === 'gstr1.json' && !isGstin((await readCompany(services.db)).gstin))
        return sayPlainly(reply, 409, 'The company’s GSTIN is missing or wrong. Enter it under Settings, Company.');

      await inTransaction(services.db, (tx) =>
        notedBy(
          tx,
          { staffId: staffOf(request).id, operation: 'ExportAccounts', at: services.now() },
          ['export', file, accountExports[file].name],
          { after: period },
        ),
      );
      const [name, ending = ''] = file.split('.');
      return reply
        .type(types[ending as keyof typeof types]) // the endings of the files above
        .header('content-disposition', `attachment; filename="${name}-${period.from}-to-${period.to}.${ending}"`)
        .send(Readable.from(gathered(exportFiles[file](services, period)), { objectMode: false }));
    },
  );
};

const types = {
  zip: 'application/zip',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;

/** Sent in pieces of about this many bytes: a piece for each line would cost more than the line. */
const pieceSize = 32_768;

async function* gathered(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece as Uint8Array); // Buffer.from takes texts as well
    held.push(bytes);
    size += bytes.length;
    if (size < pieceSize) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  yield Buffer.concat(held);
}
