import { fail, ok } from '@boxwright/contract';
import { countPriceVersions, inTransaction, takePriceDraft } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { indianDay } from '../../process/indian-day.ts';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { priceTableNames } from '../../selling/price-tables/price-table.ts';
import { publishCard } from '../../selling/price-tables/publish-card.ts';
import {
  changedFigures,
  draftConflict,
  findDraft,
  openDraft,
  seenDraft,
} from '../../selling/price-tables/stored-tables.ts';
import { whyNotFrom } from '../../selling/price-tables/valid-from.ts';

export const PublishPriceDraft: Handler<'PublishPriceDraft'> = async (input, { services, visitor }) => {
  const { kind, revision, validFrom } = input;
  const { db, now } = services;
  const wrongDay = whyNotFrom(validFrom, indianDay(now()));
  if (wrongDay !== null) return fail('invalid', wrongDay, { field: 'validFrom' });
  const seen = seenDraft(await findDraft(db, kind), revision);
  if (!seen.ok) return seen;
  const { table, read } = openDraft(kind, seen.value);
  if (read.problems.size > 0) return fail('not_possible', 'Please correct the marked figures before you publish.');
  const note = input.note === '' ? null : input.note;
  const version = await inTransaction(db, async (tx) => {
    const draft = await takePriceDraft(tx, kind, revision);
    if (!draft) return undefined;
    const number = (await countPriceVersions(tx, kind)) + 1;
    const published = { kind, number, validFrom, note, publishedBy: visitor.staff.id, card: read.card };
    const stored = await publishCard(tx, published);
    const { before, after } = changedFigures(table, {}, draft.typed);
    await noted(
      tx,
      { services, visitor },
      'PublishPriceDraft',
      ['prices', kind, `${priceTableNames[kind]}, ${stored}`],
      {
        before: { version: draft.baseVersion, ...before },
        after: { version: stored, valid_from: validFrom, ...after },
        reason: note,
      },
    );
    return stored;
  });
  if (version === undefined) return draftConflict(db, kind);
  forgetCatalogue(services);
  return ok({ version, validFrom });
};
