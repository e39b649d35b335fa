/** The weeks after which a customer can be reminded to order again. */
export const reminderWeeks = [4, 6, 8, 12, 26] as const;
