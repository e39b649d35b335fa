import { indianDay } from '../../process/indian-day.ts';

const dayMs = 86_400_000;

/** The day in India (`YYYY-MM-DD`) that is `days` after a moment, or before it if negative. */
export const dueDay = (moment: Date, days: number): string => indianDay(new Date(moment.getTime() + days * dayMs));
