/** What an enquiry may say in fields of their own; it is sent as the first lines of the message. */
export interface Wishes {
  readonly what: string;
  readonly count: string;
  readonly finish: string;
}

export const noWishes: Wishes = { what: '', count: '', finish: '' };

export const wishNames = { what: 'What goes in', count: 'How many', finish: 'Finish' } as const;

export const finishes = ['No coating', 'Gloss', 'Matt', 'Soft touch', 'Foil or embossing', 'Please advise'] as const;

/** Longest text of a wish. */
export const longestWish = 100;

/** The message with the wishes that were filled in before it, a line for each. */
export const messageWithWishes = (message: string, wishes: Wishes): string => {
  const lines = (['what', 'count', 'finish'] as const).flatMap((wish) => {
    const said = wishes[wish].replaceAll(/\s+/g, ' ').trim().slice(0, longestWish);
    return said === '' ? [] : [`${wishNames[wish]}: ${said}`];
  });
  return [lines.join('\n'), message.trim()].filter((part) => part !== '').join('\n\n');
};
