import { stickerDesignFileAddress, stickerDesignInstructions } from '@boxwright/contract';
import type { DesignInstructionsData } from '@boxwright/documents';
import type { FastifyPluginAsync } from 'fastify';
import { checkRateLimit } from '../../calls/limits.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../../selling/company/company.ts';
import { designInstructionsTask } from '../../selling/documents/tasks.ts';
import { refusePlainly } from '../plainly.ts';

/** The edition's date: that of the last change of the instructions. */
const edition = new Date('2026-11-22T00:00:00+05:30');

/** The instructions for a sticker's design as PDF, for everybody. */
export const designInstructionDownload: FastifyPluginAsync<{ readonly services: Services }> = async (
  app,
  { services },
) => {
  app.get(stickerDesignFileAddress, { config: { access: 'public' } }, async (request, reply) => {
    const refused = await checkRateLimit({ services, source: request.ip }, 'download from source');
    if (refused && !refused.ok) {
      return refusePlainly(reply, refused.failure);
    }
    const { legalName: name, addressLines, phones, email, gstin, hours } = await readCompany(services.db);
    const data: DesignInstructionsData = {
      company: { name, addressLines, phones, email, ...(gstin === '' ? {} : { gstin }) },
      title: 'Design instructions',
      subject: 'Stickers and labels',
      issuedAt: edition,
      instructions: stickerDesignInstructions,
      contactLines: [
        `After ordering, mail your design to ${email} with the number of your order.`,
        `Questions: ${phones.join(', ')}, ${hours}.`,
      ],
    };
    const pdf = await services.work.run(designInstructionsTask, data, request.ip);
    return reply
      .type('application/pdf')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', 'attachment; filename="sticker-design-instructions.pdf"')
      .send(Buffer.from(pdf));
  });
};
