import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The cutting die that a stored box needs: the same for boxes of one style, inside size and thickness of the board
 * (grams per square metre times bulk, rounded to micrometres as in `caliperOf`). Null for other goods. Only this
 * expression decides which boxes share a die. Columns are generated from it, so it must be immutable SQL; that's why it
 * casts to text.
 *
 * @param configuration jsonb, the snapshot of a line or the box in the same form
 */
export const dieKey = (configuration: SQLWrapper): SQL => {
  const side = (name: 'length' | 'width' | 'height') =>
    sql`trim_scale((${configuration} ->> ${word(name)})::numeric)::text`;
  const board = (name: 'gsm' | 'bulk') => sql`(${configuration} -> 'board' ->> ${word(name)})::numeric`;
  return sql`case when coalesce(${configuration} ->> 'kind', 'box') = 'box' then (${configuration} ->> 'style') || ' ' || ${side('length')} || 'x' || ${side('width')} || 'x' || ${side('height')} || ' ' || round(${board('gsm')} * ${board('bulk')})::text end`;
};

/** The same if the line's price includes the die; null for a reorder, whose snapshot names the die on file. */
export const paidDieKey = (configuration: SQLWrapper): SQL =>
  sql`case when ${configuration} ->> 'die' is null then ${dieKey(configuration)} end`;

// A literal, because migrations and generated columns have no parameters.
const word = (name: string) => sql.raw(`'${name}'`);
