import { insertDeliveryCard, insertRateCard, type JsonObject, type PriceTableKind, type Tx } from '@boxwright/storage';
import { publishedCard } from './price-table.ts';

interface NewVersion {
  readonly kind: PriceTableKind;
  readonly number: number;
  readonly validFrom: string;
  readonly note: string | null;
  readonly publishedBy: number;
  readonly card: JsonObject;
}

/** Stores the next version of a table and returns its name. */
export async function publishCard(tx: Tx, { kind, note, publishedBy, ...named }: NewVersion): Promise<string> {
  const { version, card } = publishedCard(kind, named.card, named);
  const row = { version, validFrom: named.validFrom, note, publishedBy };
  if (kind === 'delivery') {
    const { zones, table } = card;
    await insertDeliveryCard(tx, { ...row, zones, rates: table });
  } else await insertRateCard(tx, { ...row, kind, card });
  return version;
}
