import type { Paise } from './paise.ts';

const small = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/**
 * An amount in words as Indian invoices write it: 123456.78 is "One Lakh Twenty Three Thousand Four Hundred Fifty Six
 * Rupees And Seventy Eight Paise Only". A thousand crore is "One Thousand Crore".
 */
export function amountInWords(amount: Paise): string {
  const size = Math.abs(amount);
  const rupees = Math.floor(size / 100);
  const cents = size % 100;
  const parts = [amount < 0 ? 'Minus' : ''];
  if (rupees > 0 || cents === 0) parts.push(rupees === 0 ? 'Zero' : inWords(rupees), rupees === 1 ? 'Rupee' : 'Rupees');
  if (rupees > 0 && cents > 0) parts.push('And');
  if (cents > 0) parts.push(inWords(cents), cents === 1 ? 'Paisa' : 'Paise');
  return [...parts, 'Only'].filter(Boolean).join(' ');
}

function inWords(count: number): string {
  for (const [scale, name] of scales) {
    if (count >= scale) {
      return [inWords(Math.floor(count / scale)), name, inWords(count % scale)].filter(Boolean).join(' ');
    }
  }
  const words = count < 20 ? [small[count]] : [tens[Math.floor(count / 10) - 2], small[count % 10]];
  return words.filter(Boolean).join(' ');
}
