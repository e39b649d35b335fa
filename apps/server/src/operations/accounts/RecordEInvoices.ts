import { isRegistrable, type PortalAnswer, readPortalAnswers, refuseAnswer } from '@boxwright/accounting';
import { fail, ok } from '@boxwright/contract';
import { documentsByNumber } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { accountDocument } from '../../selling/accounts/account-document.ts';
import { recordEInvoice } from '../../selling/accounts/record-e-invoice.ts';

const noAnswer = fail(
  'invalid',
  'This isn’t an answer of the portal. It is a JSON file whose entries have Irn, AckNo, AckDt and SignedQRCode.',
  { field: 'answer' },
);

export const RecordEInvoices: Handler<'RecordEInvoices'> = async ({ answer: text }, { services, visitor }) => {
  const read = readPortalAnswers(text);
  if (read === null) return noAnswer;
  const { answers, unreadable } = read;
  const documents = await documentsByNumber(services.db, [...new Set(answers.map(({ qr }) => qr.number))]);
  const byNumber = new Map(documents.map((document) => [document.number, document]));

  /** One transaction for each answer: an interrupted file can be sent again, and stored answers are recognised. */
  const record = async (answer: PortalAnswer) => {
    const { number } = answer.qr;
    const document = byNumber.get(number);
    // Documents without a snapshot (older ones) and documents of demonstrations have no e-invoice.
    const snapshot = document?.snapshot;
    if (!document || !snapshot || !isRegistrable(document.kind) || number.startsWith('X'))
      return `${number}: there is no such invoice or credit note here.`;
    const refused = refuseAnswer(answer, accountDocument({ id: document.id, snapshot }));
    if (refused !== null) return refused;
    return { number, how: await recordEInvoice(services, document, answer, visitor.staff.id) };
  };
  const recorded: string[] = [];
  const known: string[] = [];
  const problems = [...unreadable];
  let isOtherStored = false;
  for (const answer of answers) {
    const done = await record(answer);
    if (typeof done === 'string') problems.push(done);
    else if (done.how === 'recorded') recorded.push(done.number);
    else if (done.how === 'known') known.push(done.number);
    else {
      isOtherStored = true;
      problems.push(`${done.number}: a different answer of the portal is stored already, and stays.`);
    }
  }
  const [problem] = problems;
  const isAlone = answers.length + unreadable.length === 1;
  if (isAlone && problem) return fail(isOtherStored ? 'conflict' : 'invalid', problem, { field: 'answer' });
  return ok({ recorded, known, problems });
};
