import { type SQL, sql } from 'drizzle-orm';
import { otherCityNames } from './city-names.ts';

/** A code of letters and digits, or a figure with its unit, which may be stored with a sign or a space between them. */
const code = /^(?:(\p{L}{2,})(\d{2,})|(\d{2,})(\p{L}{1,2}))$/u;

/**
 * SQL: the query (`tsquery`) for texts with a word that begins with each of these; undefined without words. A code also
 * finds its two parts, so that tw0099 finds TW-0099 and 75g finds 75 g, and a city's name the city's other names.
 *
 * @param words without punctuation, which is why they need no quoting
 */
export function wordQuery(words: readonly string[]): SQL | undefined {
  const query = words.map((word) => {
    const parts = (code.exec(word) ?? []).slice(1).filter((part) => part !== undefined);
    const joined = parts.length === 0 ? [] : [`(${parts.map(beginning).join(' & ')})`];
    return `(${[beginning(word), ...joined, ...otherCityNames(word.toLowerCase()).map(beginning)].join(' | ')})`;
  });
  return query.length === 0 ? undefined : sql`lower(${query.join(' & ')})::tsquery`;
}

const beginning = (word: string): string => `'${word}':*`;
