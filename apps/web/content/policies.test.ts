import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileContent } from './compile.ts';
import type { ContentKind } from './schema.ts';

const root = join(import.meta.dirname, '../../..');
const read = (kind: ContentKind, slug: string) => {
  const file = `${kind}/${slug}.md`;
  return compileContent(kind, file, readFileSync(join(import.meta.dirname, file), 'utf8'));
};
const terms = read('policies', 'termsandcondition');
const returns = read('policies', 'returnandrefundpolicy');
const privacy = read('policies', 'privacypolicy');
const faqs = read('pages', 'faqs');

it('gives each page the specification’s heading', () => {
  const headings = [terms, returns, privacy, faqs].map(({ meta }) => 'heading' in meta && meta.heading);
  expect(headings).toEqual(['Terms and conditions', 'Returns / Refund and Shipping', 'Privacy policy', 'FAQ']);
});

it('numbers 19 sections of terms, in the order of the specification’s topics', () => {
  const topics = [
    /use of this site/i,
    /account/i,
    /accuracy of the content/i,
    /orders, prices/i, // the one that is ours
    /card payment/i,
    /proprietary rights/i,
    /submissions/i,
    /third-party links/i,
    /indemnity/i,
    /warranty disclaimer/i,
    /limit of liability/i,
    /international use/i,
    /risk of loss in transit/i,
    /colour accuracy/i,
    /cancellation/i,
    /custom products/i,
    /termination and fraud/i,
    /copyright takedown/i,
    /governing law/i,
  ];
  expect(terms.sections).toHaveLength(19);
  for (const [place, { title }] of terms.sections.entries()) {
    expect(title).toMatch(new RegExp(`^${place + 1}\\. `));
    expect(title).toMatch(topics[place] ?? /never/);
  }
});

it.each([
  [/cancellation/i, /within 24 hours.*order number and the word CANCEL/],
  [/custom products/i, /no returns and no refunds/],
  [/international/i, /India/],
  [/governing law/i, /courts of Chennai/],
])('says the rule in the section %s', (title, rule) => {
  expect(terms.sections.find((section) => title.test(section.title))?.html).toMatch(rule);
});

it.each([
  'within 5 calendar days of receipt',
  'unused',
  'original sealed packing',
  'proof of purchase',
  'tested first',
  'batch number',
  'manufacturing date',
  'photographs',
  'original payment method',
  'not refundable',
  'deducted from the refund',
  'within {daysToShip} working days',
])('says about returns: %s', (figure) => {
  expect(returns.html).toContain(figure);
});

it.each([
  'do not sell your data',
  'Cookies',
  'mailto:{email}',
  '{grievanceName}',
  'within 48 hours',
  'within a month',
  'export',
  'correct',
  'removed',
])('says about privacy: %s', (promise) => {
  expect(privacy.html).toContain(promise);
});

/** Question, and what its answer must contain. */
const answers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/how long have you been/i, ['1972']],
  [/free samples/i, ['No free samples', 'paid sample kit', '₹1,000']],
  [/proof/i, ['digital proof']],
  [/how do you print/i, ['Offset', 'CMYK']],
  [/boards/i, ['Folding Box Board', 'White Backed Duplex Board']],
  [/files/i, ['PDF', '3 mm of bleed']],
  [/colours, plates or dies/i, ['no extra charge for colours, plates or dies']],
  [
    /how long does it take/i,
    ['8 to 10 business days after artwork approval', '{daysToShip} working days', 'your pincode'],
  ],
  [/reorder/i, ['old order number', 'without it; plates and makeready are in every order', '{dieYears}']],
  [/set up/i, ['shipped flat']],
  [/measure/i, ['length × width × height', '± 2 mm']],
  [/colours match/i, ['5 to 10%']],
  [/reach you/i, ['{hours}', 'within 2 hours on working days']],
  [/smallest order/i, ['{minimumBoxes}', '{minimumStickers}']],
  [/GST invoice/i, ['GSTIN', 'CGST', 'IGST']],
  [/how can I pay/i, ['PayU', 'in full', 'Half now', '{payLaterDays} days', 'Cash on delivery', '{mostCash}']],
  [/dieline free/i, ['Yes']],
  [/deliver/i, ['pincode']],
];

it.each(answers)('answers %s', (question, said) => {
  const asked = faqs.sections.flatMap(({ parts }) => parts).filter(({ title }) => question.test(title));
  expect(asked).toHaveLength(1);
  for (const words of said) expect(asked[0]?.html).toContain(words);
});

it('has every question in a group, and no anchor twice', () => {
  const ids = faqs.sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(faqs.sections.filter(({ html, parts }) => html !== '' || parts.length === 0)).toEqual([]);
});

it('credits every font and data set that the NOTICE names', () => {
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8').replace(/\s+/g, ' ');
  const credits = readFileSync(join(import.meta.dirname, 'pages/credits.md'), 'utf8');
  const faces = /holds letters cut from (.*?) \(and/.exec(notice)?.[1]?.split(/, | and /) ?? [];
  expect(faces.length).toBeGreaterThan(5);
  for (const name of [...faces, 'Inter', 'Bricolage Grotesque', 'Darshan Gada', 'Mithun Sasidharan']) {
    expect(notice).toContain(name);
    expect(credits).toContain(name);
  }
});
