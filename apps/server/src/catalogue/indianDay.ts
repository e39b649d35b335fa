const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India (`YYYY-MM-DD`): rates and cards begin at midnight there, wherever the server stands. */
export const indianDay = (moment: Date): string => inIndia.format(moment);
