/** The April in which the financial year of a day began, `YYYY-MM`. */
export const aprilOf = (day: string): string => {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5, 7) < '04' ? year - 1 : year}-04`;
};
