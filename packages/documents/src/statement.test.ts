import { paise } from '@boxwright/money';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { statementPdf } from './statement.ts';

/** The texts of the first page. What has no room ends with an ellipsis. */
async function textsOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.loadingTask.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

test('days, kinds of entries and how late something is are whole on a statement', async () => {
  const entry = { reference: 'INV26-010123, BW26-010123', amount: paise(12_34_567_89), balance: paise(12_34_567_89) };
  const kinds = ['Invoice', 'Credit note', 'Debit note', 'Payment', 'Refund', 'Reversal'];
  const text = await textsOf(
    await statementPdf({
      issuedAt: new Date('2026-11-30T05:30:00Z'),
      company: { name: 'Boxwright', addressLines: ['Chennai'], phones: [], email: 'a@b.example' },
      madeOutTo: ['Kokko'],
      period: '1 April 2026 to 30 September 2026',
      opening: paise(0),
      entries: kinds.map((what) => ({ ...entry, day: '28 September 2026', what })),
      closing: paise(0),
      open: [
        {
          order: 'BW26-010123',
          invoice: 'INV26-010123',
          due: '123 days late, since 28 September 2026',
          amount: paise(1),
        },
        { order: 'BW26-010124', invoice: 'not invoiced yet', due: 'on delivery or with the invoice', amount: paise(1) },
      ],
      ages: [],
      openSum: paise(2),
      notes: [],
      bank: [],
    }),
  );
  expect(text).not.toContain('…');
  expect(text.match(/28 September 2026/g)).toHaveLength(7);
  for (const what of kinds) expect(text).toContain(what);
});
