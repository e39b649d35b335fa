import { indiaAheadMs } from '@boxwright/contract';

/** The value, or N/A if it is missing. */
export const orNothing = (text: string | null): string => (text === null || text.trim() === '' ? 'N/A' : text);

/** A day (`YYYY-MM-DD`) or a moment (ISO 8601, the day it was in India) as DD/MM/YYYY; N/A if it is missing. */
export const asDay = (text: string | null): string => {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = new Date(text ?? Number.NaN).getTime() + (isDay ? 0 : indiaAheadMs);
  if (Number.isNaN(moment)) return 'N/A';
  const [year, month, day] = new Date(moment).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
};

/** The first letters of somebody's first and last name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A month (`YYYY-MM`) by name, short for an axis and with its year for a sentence. */
export const monthName = (month: string) => {
  const [year = '', number = ''] = month.split('-');
  const short = months[Number(number) - 1] ?? month;
  return { short, long: `${short} ${year}` };
};
