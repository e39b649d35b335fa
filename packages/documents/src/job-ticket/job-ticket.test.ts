import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type JobTicketData, jobTicketPdf } from '../index.ts';
import { pdfUaFaults } from '../testing/pdf-ua/faults.ts';

const blank = [
  [0, 0],
  [200, 0],
  [200, 150],
  [0, 150],
] as const;
const ticket: JobTicketData = {
  company: {
    name: 'Boxwright Packaging',
    email: 'orders@boxwright.example',
  },
  code: 'BW26-010001-1',
  line: 'Line 1 of 2',
  placedAt: new Date('2026-11-20T10:20:00Z'),
  dueOn: '2026-12-02',
  notice: null,
  customer: 'Rosa & Reed Soaps',
  item: 'Soap Box 100 g',
  quantity: 12_500,
  specification: [
    { label: 'Inside size', value: '60 × 40 × 100 mm' },
    { label: 'Board', value: 'Folding Box Board 300 gsm' },
  ],
  note: 'அட்டை மேல் பளபளப்பு வேண்டாம்',
  parts: [
    {
      name: 'Box',
      needed: 12_500,
      sheet: '18×25 in',
      ups: 6,
      sheets: 2346,
      die: 'D-0012, shelf A3',
      plates: 'New plates',
      layout: { width: 635, height: 457.2, outlines: [blank, blank.map(([x, y]) => [x + 210, y] as const)] },
    },
  ],
  layoutNote: null,
  route: [
    { name: 'Plates and die', code: 'BW26-010001-1-PL' },
    { name: 'Printing', code: 'BW26-010001-1-PR' },
    { name: 'Coating', code: 'BW26-010001-1-CO' },
    { name: 'Cutting', code: 'BW26-010001-1-CU' },
    { name: 'Pasting', code: 'BW26-010001-1-PA' },
    { name: 'Packing', code: 'BW26-010001-1-PK' },
  ],
};

const drawnBlank = {
  ...{ name: 'Lid', width: 200, height: 150, cuts: [{ points: blank, closed: true }], nicks: [[100, 0]] as const },
  ...{ creases: [{ points: blank.slice(0, 2), closed: false }], glue: [] },
};

async function open(data: JobTicketData, number = 1) {
  const bytes = await jobTicketPdf(data);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const [, , width, height] = page.view;
  const pages = pdf.numPages;
  await pdf.loadingTask.destroy();
  return { bytes, pages, width, height, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
}

const jpegPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#b5311c' } })
    .jpeg()
    .toBuffer();

describe('a job ticket', () => {
  test('breaks no rule of PDF/UA that software can check', async () => {
    expect(await pdfUaFaults(await jobTicketPdf(ticket))).toEqual([]);
  });

  test('says on its first A4 page what is made, with what, by when, and in which steps', async () => {
    const { pages, width, height, text, bytes } = await open(ticket);
    expect([pages, Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([2, 595, 842]);
    for (const said of [
      'BW26-010001-1 · Line 1 of 2',
      '12,500',
      '2 Dec 2026',
      'Rosa & Reed Soaps',
      '60 × 40 × 100 mm',
      '6 on a sheet',
      '2,346, with waste and makeready',
      'D-0012, shelf A3',
      ...ticket.route.flatMap(({ name, code }) => [name, code]),
    ]) {
      expect(text).toContain(said);
    }
    expect(bytes.length).toBeLessThan(150_000);
  });

  test('keeps the longest name of a step clear of the white ground of its barcode', async () => {
    const [first, ...others] = ticket.route;
    const twice = { name: 'Printing, 2 passes', code: 'BW26-010001-1-PR' };
    const bytes = await jobTicketPdf({ ...ticket, route: first ? [first, twice, ...others] : [twice] });
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    await pdf.loadingTask.destroy();
    const placed = items.flatMap((item) =>
      'str' in item ? [{ text: item.str, from: item.transform[4], to: item.transform[4] + item.width }] : [],
    );
    const name = placed.find(({ text }) => text === twice.name);
    const barcode = placed.find(({ text }) => text === twice.code);
    // Bars begin above the code, and ten modules of white belong before them.
    expect((barcode?.from ?? 0) - (name?.to ?? 1000)).toBeGreaterThan(10);
  });

  test('has labels for the cartons, with the batch number and room for the date, both of which a complaint needs', async () => {
    const { text } = await open(ticket, 2);
    for (const said of ['Batch number', 'BW26-010001-1', 'Manufactured on', 'In this carton', 'Soap Box 100 g']) {
      expect(text.split(said).length).toBeGreaterThan(8);
    }
  });

  test('for a run says below the shared, numbered sheet what is at each number, with its blank', async () => {
    const [part] = ticket.parts;
    if (!part?.layout) throw new Error('no part');
    const { layout } = part;
    const jobs = [
      '1. BW26-010001-1, base – Tea tin',
      '2. BW26-010001-1, lid – Tea tin',
      '3. BW26-010003-1, box – Soap',
    ];
    const run: JobTicketData = {
      ...ticket,
      title: 'Run ticket',
      code: 'RUN-0012',
      quantity: 452,
      quantityLabel: 'Sheets',
      note: null,
      filesAt: 'https://boxwright.example/manage/production/runs/12',
      parts: jobs.map((name, index) => ({
        ...part,
        name,
        made: 1005,
        isInRun: true,
        customer: `Customer ${index + 1}`,
        specification: [{ label: 'Flat size', value: `${index + 1}00 × 150 mm` }],
        blank: drawnBlank,
        layout: index === 0 ? { ...layout, numbers: ['1', '2'] } : null,
      })),
      route: ticket.route.slice(0, 4),
    };
    const picture = { jpeg: await jpegPicture(), name: 'sleeve.pdf', width: 300, height: 200 };
    const artwork = { says: 'Approved by Meena', approvedAt: new Date('2026-11-21T06:00:00Z'), picture };
    const withArtwork = { ...run, parts: run.parts.map((each) => ({ ...each, artwork })) };
    const both = [await open(withArtwork), await open(withArtwork, 2)];
    const text = both.map((page) => page.text).join(' ');
    expect(both[0]?.pages).toBe(2);
    // No position is split: its blank is where its name is.
    for (const page of both)
      expect(page.text.match(/, seen from outside/g)?.length).toBe(page.text.match(/Customer \d/g)?.length);
    expect(text.match(/Approved by Meena on 21 November 2026/g)).toHaveLength(jobs.length);
    expect(await pdfUaFaults(await jobTicketPdf(withArtwork))).toEqual([]);
    for (const said of [
      ...jobs,
      'Run ticket',
      '452',
      'Sheets',
      '1,005',
      'Customer 2',
      '300 × 150 mm',
      'All on 18×25 in',
      run.filesAt ?? '',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('shows what is printed, and whether its proof is approved, within the rules of PDF/UA', async () => {
    const jpeg = await jpegPicture();
    const approvedAt = new Date('2026-11-21T06:00:00Z');
    const artwork = {
      says: 'Approved by Meena Sundaram',
      approvedAt,
      picture: { jpeg, name: 'sleeve.pdf', width: 300, height: 200 },
    };
    const { text } = await open({ ...ticket, artwork });
    expect(text).toContain('Approved by Meena Sundaram on 21 November 2026');
    expect(text).toContain('sleeve.pdf');
    expect(await pdfUaFaults(await jobTicketPdf({ ...ticket, artwork }))).toEqual([]);
    const inside = { ...artwork.picture, name: 'sleeve.pdf, page 2' };
    const ofBoth = { ...ticket, artwork: { ...artwork, inside } };
    expect((await open(ofBoth)).text.toUpperCase()).toMatch(/OUTSIDE[\s\S]*INSIDE, FROM INSIDE/);
    expect(await pdfUaFaults(await jobTicketPdf(ofBoth))).toEqual([]);
    const awaited = { says: 'Don’t print: its artwork hasn’t come yet.', approvedAt: null, picture: null };
    expect((await open({ ...ticket, artwork: awaited })).text).toContain(awaited.says);
  });

  test('draws each blank with its numbered glue points, within the rules of PDF/UA', async () => {
    const glue = [{ says: 'Glue flap, on the outside, 14 × 96 mm', outline: blank }];
    const withBlanks = {
      ...ticket,
      blanks: [
        { ...drawnBlank, glue },
        { ...drawnBlank, name: 'Base' },
      ],
    };
    const { text } = await open(withBlanks);
    for (const said of [
      'Lid, seen from outside',
      'Base, seen from outside',
      '1 Glue: Glue flap, on the outside, 14 × 96 mm',
    ]) {
      expect(text).toContain(said);
    }
    expect(await pdfUaFaults(await jobTicketPdf(withBlanks))).toEqual([]);
    // Parts with sheets of their own have their blanks below the sheets, on a new page where there is no room.
    const parts = [...ticket.parts, ...ticket.parts];
    const below = await Promise.all([1, 2].map((page) => open({ ...withBlanks, parts }, page)));
    expect(below.some((page) => page.text.includes('Base, seen from outside'))).toBe(true);
  });

  test('of the same data is the same file', async () => {
    expect(Buffer.from(await jobTicketPdf(ticket)).equals(await jobTicketPdf(ticket))).toBe(true);
  });

  test('stays below 150 kB with two parts, many ups and long texts', async () => {
    const [part] = ticket.parts;
    if (!part?.layout) throw new Error('no part');
    const outlines = Array.from({ length: 60 }, (_, index) =>
      Array.from({ length: 80 }, (__, at): readonly [number, number] => [index * 9 + at / 7, (at * at) % 311]),
    );
    const layout = { ...part.layout, outlines };
    const long = {
      ...ticket,
      note: 'Gold ink on the lid. '.repeat(60),
      parts: [
        { ...part, layout },
        { ...part, layout },
      ],
    };
    const { bytes, text, pages } = await open(long);
    expect(pages).toBeLessThanOrEqual(3);
    expect(text).toContain('Gold ink');
    expect(bytes.length).toBeLessThan(150_000);
  });
});
