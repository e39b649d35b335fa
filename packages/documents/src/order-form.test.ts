import { bps, paise } from '@boxwright/money';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type OrderFormData, type Orientation, orderFormPdf } from './index.ts';
import { order, soapBox, withLines } from './testing/order-form.ts';

/** The document as a PDF reader opens it: the text and size of each page, and the metadata. */
async function open(data: OrderFormData, orientation?: Orientation) {
  const pdf = await getDocumentProxy(new Uint8Array(await orderFormPdf(data, orientation)));
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push({ view: page.view, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') });
  }
  const { info } = await pdf.getMetadata();
  await pdf.loadingTask.destroy();
  // pdf.js doesn't type the dictionary.
  return { pages, text: pages.map(({ text }) => text).join(' '), info: info as Record<string, unknown> };
}

describe('the customer order form', () => {
  test('is one page of A4 portrait', async () => {
    const { pages } = await open(order);
    expect(pages.map(({ view }) => view.map(Math.round))).toEqual([[0, 0, 595, 842]]);
  });

  test('is A4 landscape on request, with the same text', async () => {
    const across = await open(order, 'landscape');
    expect(across.pages.map(({ view }) => view.map(Math.round))).toEqual([[0, 0, 842, 595]]);
    // Its company address is one line, with commas.
    const words = (text: string) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .sort();
    expect(words(across.text)).toEqual(words((await open(order)).text));
  });

  test('of a usual order is one page in landscape, too', async () => {
    const addressLines = ['12 Letterpress Lane', 'Royapettah', 'Chennai 600014', 'Tamil Nadu, India'];
    const company = { ...order.company, name: 'Boxwright Packaging, a unit of Coromandel Printers', addressLines };
    const contactLines = ['+91 44 0000 0000, +91 44 0000 0001', 'hello@boxwright.example', 'Monday to Saturday'];
    const totals = { ...order.totals, codCharge: paise(31910) };
    const note = 'Pantone 186 C for the red, please.';
    const usual = { ...order, company, contactLines, totals, lines: [{ ...soapBox, note }] };
    expect((await open(usual, 'landscape')).pages).toHaveLength(1);
  });

  test('breaks a long entry of a line between its words', async () => {
    const value = 'Exact sample in White Backed Duplex Board and Folding Box Board, with digital print and no coating';
    const { text } = await open({ ...order, lines: [{ ...soapBox, configuration: [{ label: 'Kit', value }] }] });
    for (const word of value.split(' ')) expect(text.split(/\s+/)).toContain(word);
  });

  test('of a cancelled order says so, and since when', async () => {
    const cancelled = { ...order.order, cancelledAt: new Date('2026-11-21T04:00:00Z') };
    const payment = { ...order.payment, amountPaid: paise(0), balanceDue: paise(0) };
    for (const orientation of ['portrait', 'landscape'] as const) {
      expect((await open({ ...order, order: cancelled, payment }, orientation)).text).toContain(
        'Cancelled on 21 November 2026',
      );
    }
    expect((await open(order)).text).not.toContain('Cancelled');
  });

  test('of cash on delivery speaks of no transaction', async () => {
    const { text } = await open({
      ...order,
      payment: { mode: 'COD', amountPaid: paise(0), balanceDue: paise(2332050) },
    });
    expect(text).toContain('Cash On Delivery');
    expect(text).not.toContain('Transaction number');
  });

  test('shows the demonstration notice above everything else, and nothing without one', async () => {
    const notice = 'Demonstration: no money moves, and nothing will be made.';
    for (const orientation of ['portrait', 'landscape'] as const) {
      const { pages } = await open({ ...order, notice }, orientation);
      const [first, ...others] = pages;
      expect(others).toHaveLength((await open(order, orientation)).pages.length - 1);
      expect(first?.text).toContain(notice);
      expect(first?.text.indexOf(notice)).toBeLessThan(first?.text.indexOf('Billing address') ?? 0);
    }
    expect((await open(order)).text).not.toContain('Demonstration');
  });

  test('has the whole note to the printer below its line, even a long one', async () => {
    const note = Array.from({ length: 70 }, (_, index) => `word${index}`).join(' ');
    const { text } = await open({ ...order, lines: [{ ...soapBox, note }, soapBox] });
    expect(text.replace(/\s+/g, ' ')).toContain(`Note to the printer: ${note}`);
    expect(text).not.toContain('…');
  });

  test('has everything as selectable text', async () => {
    const { text } = await open(order);
    const wanted = [
      'Customer Order Form',
      'BW/26-27/000123',
      '20 November 2026 at 3:45 pm',
      'Boxwright Packaging',
      'Chennai, Tamil Nadu 600014',
      '+91 44 0000 0000',
      'GSTIN 33AAACY2068D1ZN',
      'Billing address',
      'Rosa & Reed Soaps Private Limited',
      'Kavitha Raman',
      'Opposite the textile market',
      'Shipping address',
      'Suresh Kumar',
      'Coimbatore, Tamil Nadu 641021',
      'Mobile 9840000001',
      'GSTIN 33AAPFU0939F1ZV',
      'Soap Box, reverse tuck',
      '4819',
      '2,000',
      '₹10.62',
      '₹21,240.00',
      'Net value',
      'Delivery charge',
      '₹970.00',
      'Sub total',
      '₹22,210.00',
      '₹555.25',
      '₹23,320.50',
      'inclusive of tax',
      'Twenty Three Thousand Three Hundred Twenty Rupees And Fifty Paise Only',
      'BW4f9a0c2d7e/403993715521889530',
      'Delivery Partner',
      'Monday to Saturday',
    ];
    const flat = text.replace(/\s+/g, ' ');
    for (const words of wanted) expect(flat).toContain(words);
    expect(flat).toMatch(/CGST 2\.5\s%.*SGST 2\.5\s%/);
    expect(flat).toContain('Board: Folding Box Board 300 gsm');
  });

  test('shows what is paid and what is due', async () => {
    const half = (await open(order)).text.replace(/\s+/g, ' ');
    expect(half).toMatch(/Amount Paid ₹11,660\.25/);
    expect(half).toMatch(/Balance Due ₹11,660\.25/);
    const payment = { mode: 'COD', amountPaid: paise(0), balanceDue: paise(2332050) };
    const cash = (await open({ ...order, payment })).text.replace(/\s+/g, ' ');
    expect(cash).toMatch(/Amount Paid ₹0\.00/);
    expect(cash).toMatch(/Balance Due ₹23,320\.50/);
  });

  test.each([
    ['payu', 'PAYU'],
    ['COD', 'Cash On Delivery'],
    ['PayLater', 'Pay Later'],
  ])('shows the payment mode %s as %s', async (mode, shown) => {
    expect((await open({ ...order, payment: { ...order.payment, mode } })).text).toContain(shown);
  });

  test('shows IGST, charges and discounts if there are any', async () => {
    const taxes = [{ name: 'IGST' as const, rate: bps(1800), amount: paise(384000) }];
    const totals = { ...order.totals, taxes, codCharge: paise(5000), discount: paise(10000) };
    const text = (await open({ ...order, totals, delivery: 'Self Pickup', isCollected: true })).text.replace(
      /\s+/g,
      ' ',
    );
    expect(text).toMatch(/IGST 18\s%/);
    expect(text).toMatch(/Cash On Delivery charge ₹50\.00/);
    expect(text).toMatch(/Discount -₹100\.00/);
    expect(text).toContain('Self Pickup');
    expect((await open(order)).text).not.toContain('Discount');
  });

  test('names a sample that is credited, beside the discount before tax', async () => {
    const credits = [{ number: 'BW26-010007', amount: paise(100_000) }];
    const { text } = await open({ ...order, totals: { ...order.totals, discount: paise(95_238), credits } });
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /Discount -₹952\.38 Sample BW26-010007 credited: \u2212₹1,000\.00 with its GST\. Delivery charge/,
    );
  });

  test('says when it is ready, and for what is picked up shows the works instead of a shipping address', async () => {
    const ready =
      'Ships within 7 working days after you approve the proof: with you by Tue, 1 Dec 2026 if that is on Fri, 20 Nov 2026.';
    for (const orientation of ['portrait', 'landscape'] as const) {
      const shipped = (await open({ ...order, ready }, orientation)).text.replace(/\s+/g, ' ');
      expect(shipped).toContain(ready);
      expect(shipped).toContain('Shipping address');
      const collected = (
        await open({ ...order, delivery: 'Self Pickup', isCollected: true }, orientation)
      ).text.replace(/\s+/g, ' ');
      expect(collected).toContain('Self Pickup at Boxwright Packaging 14 Printers Lane');
      expect(collected).not.toContain('Shipping address');
    }
  });

  test('spreads sixty lines over several pages, each with the table’s head', async () => {
    const { pages } = await open(withLines(60));
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(6);
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain('BW/26-27/000123');
      if (text.includes('Soap Box number')) expect(text).toContain('Unit price');
    }
    const all = pages.map(({ text }) => text).join(' ');
    for (let number = 1; number <= 60; number += 1) expect(all).toContain(`Soap Box number ${number} `);
    expect(pages.at(-1)?.text).toContain('Balance Due');
  });

  test('keeps its totals on one page wherever the lines end', async () => {
    for (let count = 5; count <= 14; count += 1) {
      const { pages } = await open(withLines(count));
      const withTotals = pages.filter(({ text }) => text.includes('Sub total'));
      expect(withTotals).toHaveLength(1);
      expect(withTotals[0]?.text).toContain('Balance Due');
      expect(withTotals[0]?.text).toContain('Questions about this order');
    }
  });

  test('has metadata: title, author, language, date', async () => {
    const { info } = await open(order);
    expect(info).toMatchObject({
      Title: 'Customer Order Form BW/26-27/000123',
      Author: 'Boxwright Packaging',
      Language: 'en-IN',
    });
    expect(info['CreationDate']).toContain('20261120102000');
  });

  test('gives the same bytes for the same data', async () => {
    const [one, other] = [await orderFormPdf(order), await orderFormPdf(order)];
    expect(Buffer.compare(one, other)).toBe(0);
    expect(one.byteLength).toBeLessThan(80_000);
  });

  test('handles names longer than any line', async () => {
    const long = 'Packaging'.repeat(40);
    const shipping = { ...order.shipping, company: long, address: `${long}\n${long}` };
    const { pages } = await open({ ...order, shipping, lines: [{ ...soapBox, description: long.repeat(4) }] });
    expect(pages.length).toBeLessThanOrEqual(2);
  });
});
