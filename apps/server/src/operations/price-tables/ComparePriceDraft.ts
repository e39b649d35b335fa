import { type ComparedLineRow, fail, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { type ComparedPart, compareCards } from '../../selling/price-tables/compare.ts';
import { openTable } from '../../selling/price-tables/price-table.ts';
import type { CardPair } from '../../selling/price-tables/reprice.ts';
import { openDraft, readTable, seenDraft } from '../../selling/price-tables/stored-tables.ts';

const mostShown = 100;

export const ComparePriceDraft: Handler<'ComparePriceDraft'> = async ({ kind, revision }, call) => {
  const { db, now } = call.services;
  const { inForce, draft } = await readTable(db, kind, indianDay(now()));
  const seen = seenDraft(draft, revision);
  if (!seen.ok) return seen;
  if (!inForce) return fail('not_found', 'There is no version in force to compare with.');
  const { read } = openDraft(kind, seen.value);
  if (read.problems.size > 0) return fail('not_possible', 'Please correct the marked figures before you compare.');
  // Parsed by the table's schema, so that they are cards of this kind.
  const cards = { kind, before: openTable(kind, inForce.card).read({}).card, after: read.card } as unknown as CardPair;
  const { parts, found } = await compareCards(call, db, kind, cards);
  const priced = parts.filter(hasBoth);
  const byChange = priced.toSorted((one, other) => changeOf(other) - changeOf(one));
  const [most, least] = [byChange[0], byChange.at(-1)];
  return ok({
    inForce: inForce.version,
    found,
    compared: parts.length,
    before: priced.reduce((sum, { before }) => sum + before, 0),
    after: priced.reduce((sum, { after }) => sum + after, 0),
    largestRise: most && changeOf(most) > 0 ? present(most) : null,
    largestFall: least && changeOf(least) < 0 ? present(least) : null,
    unpriced: parts.filter(({ before, after }) => (before === null) !== (after === null)).length,
    lines: parts
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .slice(0, mostShown)
      .map(present),
  });
};

type PricedByBoth = ComparedPart & { readonly before: number; readonly after: number };

const hasBoth = (part: ComparedPart): part is PricedByBoth => part.before !== null && part.after !== null;

const changeOf = ({ before, after }: PricedByBoth): number => after - before;

/** Sort key: parts that only one card has a price for come first. */
const sizeOf = (part: ComparedPart): number => {
  if (hasBoth(part)) return Math.abs(changeOf(part));
  return part.before === part.after ? -1 : Number.POSITIVE_INFINITY;
};

const present = ({ orderId, orderNumber, name, quantity, before, after }: ComparedPart): ComparedLineRow => ({
  orderId,
  orderNumber,
  name,
  quantity,
  before,
  after,
});
