import { checkEInvoice, eInvoiceOf } from '@boxwright/accounting';
import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { documentsIn } from '../../selling/accounts/read-accounts.ts';

/** How many documents the page checks, in about a second; the download checks all. */
const mostDocuments = 5_000;
const mostProblems = 100;
const mostWaiting = 100;

export const CheckEInvoices: Handler<'CheckEInvoices'> = async (period, { services }) => {
  const problems: { number: string; orderId: number; problem: string; mend: string }[] = [];
  const waiting: { number: string; orderId: number }[] = [];
  let [seen, eInvoices, registered, isComplete] = [0, 0, 0, true];
  for await (const { document, orderId, isRegistered } of documentsIn(services, period)) {
    seen += 1;
    isComplete = seen <= mostDocuments && problems.length < mostProblems;
    if (!isComplete) break;
    const eInvoice = eInvoiceOf(document);
    if (eInvoice === null) continue;
    eInvoices += 1;
    if (isRegistered) registered += 1;
    else if (waiting.length < mostWaiting) waiting.push({ number: document.number, orderId });
    if (isRegistered) continue;
    for (const { problem, mend } of checkEInvoice(eInvoice))
      problems.push({ number: document.number, orderId, problem, mend });
  }
  return ok({ eInvoices, registered, waiting, problems: problems.slice(0, mostProblems), isComplete });
};
