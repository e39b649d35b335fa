/** What is left of sales after their cost, in per cent of the sales, such as "24 %"; a dash without sales. */
export const marginWords = (sales: number, cost: number | null): string => {
  if (cost === null || sales === 0) return '–';
  const percent = Math.round(((sales - cost) / sales) * 100);
  return `${percent < 0 ? '−' : ''}${Math.abs(percent)} %`;
};

/** A share with its counts, such as "12 of 15 (80 %)"; "none" without any. */
export const shareWords = (part: number, all: number): string =>
  all === 0 ? 'none' : `${part} of ${all} (${Math.round((part / all) * 100)} %)`;
