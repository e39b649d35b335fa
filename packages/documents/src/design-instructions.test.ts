import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { type DesignInstructionsData, designInstructionsPdf } from './index.ts';
import { pdfUaFaults } from './testing/pdf-ua/faults.ts';

const data: DesignInstructionsData = {
  company: {
    name: 'Boxwright Packaging',
    addressLines: ['14 Printers Lane, Royapettah'],
    phones: ['+91 44 0000 0000'],
    email: 'orders@boxwright.example',
    gstin: '33AAACY2068D1ZN',
  },
  title: 'Design instructions',
  subject: 'Stickers and labels',
  issuedAt: new Date('2026-11-20T10:20:00Z'),
  instructions: [
    { title: 'Bleed', text: 'Let colours run 1.5 mm beyond the cut.' },
    { title: 'Type', text: 'At least 4.5 points.' },
  ],
  contactLines: ['Mail your design to orders@boxwright.example.'],
};

test('they break no rule of PDF/UA that software can check', async () => {
  expect(await pdfUaFaults(await designInstructionsPdf(data))).toEqual([]);
});

test('the instructions, their drawing and the contact are on one page', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await designInstructionsPdf(data)));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(pdf.numPages).toBe(1);
  await pdf.loadingTask.destroy();
  for (const said of [
    'Design instructions',
    'Bleed: colours end 1.5 mm',
    'Let colours run',
    'At least 4.5',
    'Mail your',
  ])
    expect(text).toContain(said);
});
