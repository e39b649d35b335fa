import { type SQL, sql } from 'drizzle-orm';
import { otherCityNames } from './city-names.ts';

/** A code of letters and digits, which may be stored with a sign between them. */
const code = /^(\p{L}{2,})(\d{2,})$/u;

/**
 * SQL: the query (`tsquery`) for texts with a word that begins with each of these; undefined without words. A code also
 * finds its two parts, so that tw0099 finds TW-0099, and a city's name the city's other names.
 *
 * @param words without punctuation, which is why they need no quoting
 */
export function wordQuery(words: readonly string[]): SQL | undefined {
  const query = words.map((word) => {
    const [, letters, digits] = code.exec(word) ?? [];
    const joined =
      letters === undefined || digits === undefined ? [] : [`(${beginning(letters)} & ${beginning(digits)})`];
    return `(${[beginning(word), ...joined, ...otherCityNames(word.toLowerCase()).map(beginning)].join(' | ')})`;
  });
  return query.length === 0 ? undefined : sql`lower(${query.join(' & ')})::tsquery`;
}

const beginning = (word: string): string => `'${word}':*`;
