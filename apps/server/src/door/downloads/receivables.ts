import { receivableLine, receivablesStart, statementCsv } from '@boxwright/accounting';
import { accountFile, accountPeriodRules, firstBroken, receivablesFile } from '@boxwright/contract';
import { type AccountPeriod, inTransaction, listReceivables } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import { notedBy } from '../../calls/noted.ts';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { readCompany } from '../../selling/company/company.ts';
import { loadPapers } from '../../selling/company/papers.ts';
import { readAccount, thisFinancialYear } from '../../selling/receivables/read-account.ts';
import { statementData } from '../../selling/receivables/statement-data.ts';
import { openStatement } from '../../selling/receivables/statement-link.ts';
import { statementTask } from '../../selling/receivables/tasks.ts';
import { staffOf } from '../guard-routes.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

interface AccountAsked {
  Params: { readonly customerId: string };
  Querystring: { readonly from?: unknown; readonly to?: unknown };
}

/** How long the link of a mailed statement opens it, in days. */
const linkDays = 90;
const dayMs = 86_400_000;

const csv = 'text/csv; charset=utf-8';
const forAccounts = { exposeHeadRoute: false, config: { access: { staff: 'accounts' } } } as const;

/**
 * What customers owe, as files: the list and an account for staff who may see accounts, and the statement that was
 * mailed, whose unguessable token is its authorisation. Each download by staff is noted among the changes.
 */
export const receivablesDownloads: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  const { db, now } = services;
  const noteDownload = (request: FastifyRequest, subjectId: string, after: object) =>
    inTransaction(db, (tx) =>
      notedBy(
        tx,
        { staffId: staffOf(request).id, operation: 'ExportReceivables', at: now() },
        ['export', subjectId, 'Receivables'],
        { after: { ...after } },
      ),
    );

  app.get(receivablesFile, forAccounts, async (request, reply) => {
    request.wayBack = pageOf.receivables;
    const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
    if (limited && !limited.ok) return refusePlainly(reply, limited.failure);
    const today = indianDay(now());
    await noteDownload(request, 'receivables.csv', { day: today });
    const all = await listReceivables(db, { today, isOverdueOnly: false, limit: 100_000, offset: 0 });
    return sendFile(reply, csv, `receivables-${today}.csv`, receivablesStart + all.map(receivableLine).join(''));
  });

  for (const ending of ['csv', 'pdf'] as const) {
    app.get<AccountAsked>(accountFile(':customerId', ending), forAccounts, async (request, reply) => {
      request.wayBack = pageOf.receivables;
      const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (limited && !limited.ok) return refusePlainly(reply, limited.failure);
      const { customerId } = request.params;
      const usual = thisFinancialYear(indianDay(now()));
      const period = { from: String(request.query.from ?? usual.from), to: String(request.query.to ?? usual.to) };
      const broken = firstBroken(accountPeriodRules, period);
      if (broken) return sayPlainly(reply, 400, broken.text);
      const account = /^[1-9]\d{0,8}$/.test(customerId)
        ? await readAccount(services, Number(customerId), period)
        : undefined;
      if (!account) return sayPlainly(reply, 404, 'There is no such account.');
      await noteDownload(request, `statement.${ending}`, { customer: customerId, ...period });
      if (ending === 'pdf') return sendStatement(request, reply, Number(customerId), period);
      return sendFile(reply, csv, fileName(period, 'csv'), statementCsv(account.opening, account.entries));
    });
  }

  app.get<{ Params: { token: string } }>(
    '/downloads/statement/:token',
    { config: { access: { token: true } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const refused = await checkRateLimit({ services, source: request.ip }, 'download from source');
      if (refused && !refused.ok) return refusePlainly(reply, refused.failure);
      const link = openStatement(services.secrets, request.params.token);
      if (!link) return sayPlainly(reply, 404, 'There is no such statement.');
      if (Date.parse(link.sentOn) + linkDays * dayMs < now().getTime()) {
        return sayPlainly(reply, 404, 'This link has expired. Please ask us for another statement.');
      }
      return sendStatement(request, reply, link.customerId, link.period);
    },
  );

  async function sendStatement(
    request: FastifyRequest,
    reply: FastifyReply,
    customerId: number,
    period: AccountPeriod,
  ) {
    const account = await readAccount(services, customerId, period);
    // An erased account has no links, not even those that were mailed before.
    if (!account || account.customer.erasedAt !== null) return sayPlainly(reply, 404, 'There is no such statement.');
    const data = statementData(account, await readCompany(db), await loadPapers(db), now());
    const pdf = await services.work.run(statementTask, data, request.ip);
    return sendFile(reply, 'application/pdf', fileName(period, 'pdf'), Buffer.from(pdf));
  }
};

const fileName = ({ from, to }: AccountPeriod, ending: string): string => `statement-${from}-to-${to}.${ending}`;

const sendFile = (reply: FastifyReply, type: string, name: string, content: string | Buffer): FastifyReply =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
