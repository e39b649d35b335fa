const longIndianDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** "20 November 2026", Indian time. */
export const longDate = (date: Date): string => longIndianDate.format(date);
