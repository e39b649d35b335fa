import { type Bridges, bridgeLimits, stations, toolHalves, usualBridges } from '@boxwright/dieline';
import { runCode } from '@boxwright/orders';
import { findJobOfLine, findRun } from '@boxwright/storage';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { staffSender } from '../../adapters/identity/sender.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { orderNumber } from '../../selling/company/order-number.ts';
import { readOrderNow } from '../../selling/orders/stored-order.ts';
import { jobPlates } from '../../selling/plates/job-plates.ts';
import { runPlates } from '../../selling/plates/run-plates.ts';
import { jobSheet } from '../../selling/production/job-sheet.ts';
import { jobTicket } from '../../selling/production/job-ticket.ts';
import {
  jobPlatesAddress,
  jobSheetAddress,
  jobTicketAddress,
  jobToolAddress,
  runFileAddress,
} from '../../selling/production/job-ticket-address.ts';
import { runSheet } from '../../selling/production/run-papers.ts';
import { runTicket } from '../../selling/production/run-ticket.ts';
import { type SheetFormat, sheetFormats, type ToolFile, toolFormats } from '../../selling/production/sheet-file.ts';
import { type AskedTool, jobTool, runTool } from '../../selling/production/tool-files.ts';
import { staffOf } from '../guard-routes.ts';
import { refusePlainly, sayPlainly } from '../plainly.ts';
import { pageOf } from '../way-back.ts';

const contentTypes: Readonly<Record<SheetFormat, string>> = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  cf2: 'text/plain; charset=us-ascii',
};

const notDrawn =
  'This sheet can’t be written: the job may not be accepted yet, or it was laid out by an earlier version. Please lay it out by hand.';

/**
 * Papers and files of production, for staff who may see it:
 *
 * /manage/orders/<order's id>/job-ticket/<line's number>.pdf /manage/orders/<order's id>/job-sheet/<line's
 * number>-<part's number>.<pdf, dxf or cf2> /manage/orders/<order's id>/plates/<line's number>-<part's number>.pdf
 * /manage/orders/<order's id>/job-tools/<line's number>-<part's number>-<stripping or blanking>-<upper or lower>.<dxf or
 * cf2>
 * /manage/production/runs/<run's id>/ticket.pdf /manage/production/runs/<run's id>/plates.pdf
 * /manage/production/runs/<run's id>/sheet.<pdf, dxf or cf2>
 * /manage/production/runs/<run's id>/<stripping or blanking>-<upper or lower>.<dxf or cf2>
 *
 * `?pitch=80&bridge=6` sets the bridges of a CFF2 file. Signed-out visitors are sent to the staff's sign-in, which
 * leads back here.
 */
export const jobTickets: FastifyPluginAsync<{ readonly services: Services }> = async (app, { services }) => {
  const config = { access: { staff: 'production' } } as const;
  app.get<{ Params: { orderId: string; file: string } }>(
    jobTicketAddress(':orderId', ':file'),
    { config },
    async (request, reply) => {
      if (!(await mayLoad(services, request, reply))) return reply;
      const [, number] = /^([1-9]\d{0,3})\.pdf$/.exec(request.params.file) ?? [];
      const stored = await orderOf(services, request, number);
      if (!stored) return sayPlainly(reply, 404, 'There is no such order.');
      const pdf = number === undefined ? null : await jobTicket(services, stored, Number(number), request.ip);
      if (!pdf) return sayPlainly(reply, 404, 'There is no job for this line. The order may not be accepted yet.');
      return send(reply, pdf, `${orderNumber(stored.order)}-job-${number}`, 'pdf');
    },
  );

  app.get<{ Params: { orderId: string; file: string } }>(
    jobSheetAddress(':orderId', ':file'),
    { config },
    async (request, reply) => {
      if (!(await mayLoad(services, request, reply))) return reply;
      const [, line, part, ending] = /^([1-9]\d{0,3})-([1-9]\d?)\.(\w{3})$/.exec(request.params.file) ?? [];
      const format = sheetFormats.find((each) => each === ending);
      const bridges = bridgesOf(request);
      const stored = format && (await orderOf(services, request, line));
      if (!stored || !format) return sayPlainly(reply, 404, 'There is no such sheet.');
      if (!bridges) return sayPlainly(reply, 400, wrongBridges);
      const of = { line: Number(line), part: Number(part), format, bridges };
      const file = await jobSheet(services, stored, of, request.ip);
      if (!file) return sayPlainly(reply, 404, notDrawn);
      return send(reply, file, `${orderNumber(stored.order)}-${line}-sheet-${part}`, format);
    },
  );

  app.get<{ Params: { orderId: string; file: string } }>(
    jobToolAddress(':orderId', ':file'),
    { config },
    async (request, reply) => {
      if (!(await mayLoad(services, request, reply))) return reply;
      const [, line, part, file = ''] = /^([1-9]\d{0,3})-([1-9]\d?)-(.+)$/.exec(request.params.file) ?? [];
      const tool = toolNamed(file);
      const stored = tool && (await orderOf(services, request, line));
      if (!stored || !tool) return sayPlainly(reply, 404, 'There is no such tool.');
      const of = { line: Number(line), part: Number(part), ...tool };
      const made = await jobTool(services, stored, of, request.ip);
      const name = `${orderNumber(stored.order)}-${line}-${tool.station}-${tool.half}-${part}`;
      return sendTool(reply, made, { name, format: tool.format, missing: notDrawn });
    },
  );

  app.get<{ Params: { orderId: string; file: string } }>(
    jobPlatesAddress(':orderId', ':file'),
    { config },
    async (request, reply) => {
      if (!(await mayLoad(services, request, reply))) return reply;
      const [, line, part] = /^([1-9]\d{0,3})-([1-9]\d?)\.pdf$/.exec(request.params.file) ?? [];
      const stored = line === undefined ? undefined : await orderOf(services, request, line);
      if (!stored) return sayPlainly(reply, 404, 'There is no such sheet.');
      const sender = staffSender(staffOf(request).id, request.ip);
      const of = { line: Number(line), part: Number(part) };
      const laid = await jobPlates(services, stored, of, sender);
      if (!laid.ok) return refusePlainly(reply, laid.failure);
      return send(reply, laid.value, `${orderNumber(stored.order)}-${line}-plates-${part}`, 'pdf');
    },
  );

  app.get<{ Params: { runId: string; file: string } }>(
    runFileAddress(':runId', ':file'),
    { config },
    async (request, reply) => {
      if (!(await mayLoad(services, request, reply))) return reply;
      const [, digits] = /^([1-9]\d{0,8})$/.exec(request.params.runId) ?? [];
      const { file } = request.params;
      if (digits !== undefined && (await findRun(services.db, Number(digits))))
        request.wayBack = pageOf.run(Number(digits));
      if (digits !== undefined && file === 'plates.pdf') return sendRunPlates(services, request, reply, Number(digits));
      const tool = toolNamed(file);
      if (digits !== undefined && tool) {
        const made = await runTool(services, Number(digits), tool, request.ip);
        const name = `${runCode(Number(digits))}-${tool.station}-${tool.half}`;
        return sendTool(reply, made, { name, format: tool.format, missing: noRun(Number(digits)) });
      }
      const format = sheetFormats.find((each) => file === `sheet.${each}`);
      const bridges = bridgesOf(request);
      if (digits === undefined || (!format && file !== 'ticket.pdf'))
        return sayPlainly(reply, 404, 'There is no such run.');
      if (!bridges) return sayPlainly(reply, 400, wrongBridges);
      const runId = Number(digits);
      const bytes = format
        ? await runSheet(services, { runId, format, bridges }, request.ip)
        : await runTicket(services, runId, request.ip);
      if (!bytes) return sayPlainly(reply, 404, noRun(runId));
      return send(reply, bytes, `${runCode(runId)}-${format ? 'sheet' : 'ticket'}`, format ?? 'pdf');
    },
  );
};

const noRun = (runId: number) =>
  `${runCode(runId)} isn’t there, was dissolved, or was laid out by an earlier version of our drawings.`;

/** The tool of a name as `stripping-upper.dxf`. */
function toolNamed(name: string): AskedTool | null {
  const tools = stations.flatMap((station) =>
    toolHalves.flatMap((half) => toolFormats.map((format) => ({ station, half, format }))),
  );
  return tools.find(({ station, half, format }) => name === `${station}-${half}.${format}`) ?? null;
}

/** @param missing shown if the sheet can't be drawn */
function sendTool(
  reply: FastifyReply,
  made: ToolFile | null,
  { name, format, missing }: { readonly name: string; readonly format: SheetFormat; readonly missing: string },
) {
  if (!made) return sayPlainly(reply, 404, missing);
  return made.ok ? send(reply, made.bytes, name, format) : sayPlainly(reply, 404, made.text);
}

async function sendRunPlates(services: Services, request: FastifyRequest, reply: FastifyReply, runId: number) {
  const laid = await runPlates(services, runId, staffSender(staffOf(request).id, request.ip));
  if (!laid.ok) return refusePlainly(reply, laid.failure);
  return send(reply, laid.value, `${runCode(runId)}-plates`, 'pdf');
}

/** Whether this source may load another file; otherwise the reply is sent. */
async function mayLoad(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  request.wayBack = pageOf.production;
  const limited = await checkRateLimit({ services, source: request.ip }, 'download from source');
  if (limited && !limited.ok) refusePlainly(reply, limited.failure);
  return !limited || limited.ok;
}

/** The order of the request; from here on a refusal leads back to the job of its line. @param line counted from 1 */
async function orderOf(
  services: Services,
  request: FastifyRequest<{ Params: { orderId: string; file: string } }>,
  line: string | undefined,
) {
  const { orderId } = request.params;
  const stored = /^[1-9]\d{0,8}$/.test(orderId) ? await readOrderNow(services, Number(orderId)) : undefined;
  const position = line === undefined ? undefined : Number(line) - 1;
  if (!stored || position === undefined) return stored;
  const job = await findJobOfLine(services.db, { number: stored.order.number, position });
  if (job) request.wayBack = pageOf.job(job.job.id);
  return stored;
}

const wrongBridges = `Bridges have a pitch of ${bridgeLimits.pitch.join(' to ')} mm and are ${bridgeLimits.width.join(' to ')} mm wide.`;

/** The requested bridges, or the usual ones; null when they are beyond the limits. */
function bridgesOf({ query }: FastifyRequest): Bridges | null {
  const asked = query as Readonly<Record<string, unknown>>;
  const read = (name: string, usual: number, [least, most]: readonly [number, number]) => {
    const text = asked[name] ?? String(usual);
    const length = typeof text === 'string' && /^\d{1,3}(\.\d)?$/.test(text.trim()) ? Number(text) : Number.NaN;
    return length >= least && length <= most ? length : null;
  };
  const pitch = read('pitch', usualBridges.pitch, bridgeLimits.pitch);
  const width = read('bridge', usualBridges.width, bridgeLimits.width);
  return pitch === null || width === null ? null : { pitch, width };
}

/** PDFs are shown, other formats saved. */
const send = (reply: FastifyReply, bytes: Uint8Array, name: string, format: SheetFormat) =>
  reply
    .type(contentTypes[format])
    .header('content-disposition', `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${name}.${format}"`)
    .send(Buffer.from(bytes));
