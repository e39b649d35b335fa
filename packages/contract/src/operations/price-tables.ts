import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line, paragraphs } from '../kernel/text.ts';
import { formText, id, moment, rupees, wholeNumber } from '../kernel/values.ts';

/** What a table prices: cartons, stickers or delivery. */
const kind = z.enum(['carton', 'sticker', 'delivery']);
export type PriceTableName = z.output<typeof kind>;

/** Number of the draft's last save; another number means that somebody has changed it since. */
const revision = wholeNumber(1, 2 ** 31 - 1);
const day = z.iso.date();

const version = record({
  id: field('version_id', z.int()),
  version: field('version', z.string()),
  validFrom: field('valid_from', day),
  publishedAt: field('published_on', moment),
  /** Null for a version from the seed. */
  publishedBy: field('published_by', z.string().nullable()),
  note: field('note', z.string().nullable()),
  standing: field('standing', z.enum(['past', 'in force', 'coming'])),
});
export type PriceVersionRow = z.output<typeof version>;

/** A figure of a form. */
export const figure = record({
  key: field('key', z.string()),
  group: field('group', z.string()),
  label: field('label', z.string()),
  unit: field('unit', z.string()),
  help: field('help', z.string()),
  /** "from 0 to 500 sheets" */
  range: field('allowed', z.string()),
  /** As people type it. */
  value: field('value', z.string()),
  /** The value in the version that the draft copied. */
  before: field('before', z.string()),
  /** Null if nothing is wrong. */
  problem: field('problem', z.string().nullable()),
});
export type FigureRow = z.output<typeof figure>;

const draft = record({
  revision: field('revision', z.int()),
  baseVersion: field('base_version', z.string()),
  changedBy: field('changed_by', z.string()),
  changedAt: field('changed_on', moment),
  changed: field('changed_figures', z.int()),
  problems: field('problems', z.int()),
});
export type PriceDraftRow = z.output<typeof draft>;

const saved = record({
  revision: field('revision', z.int()),
  changed: field('changed_figures', z.int()),
  problems: field('problems', z.int()),
});

const comparedLine = record({
  orderId: field('order_id', z.int()),
  orderNumber: field('order_number', z.int()),
  name: field('name', z.string()),
  quantity: field('quantity', z.int()),
  /** Before tax; null if the card has no price for it. */
  before: field('before', rupees.nullable()),
  after: field('after', rupees.nullable()),
});
export type ComparedLineRow = z.output<typeof comparedLine>;

export const priceTableOperations = {
  GetPriceTables: operation({
    summary: 'The tables of prices: what is in force, what comes next, and whether there is a draft.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({}),
    output: z.array(
      record({
        kind: field('kind', kind),
        name: field('name', z.string()),
        inForce: field('in_force', version.nullable()),
        coming: field('coming', z.array(version)),
        draft: field('draft', draft.nullable()),
      }),
    ),
  }),
  GetPriceTable: operation({
    summary: 'A table of prices with its versions and the figures of one of them, or of the draft.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      kind: field('kind', kind),
      /** Shows this version instead of the draft, or of the version in force. */
      versionId: field('version_id', id.optional()),
    }),
    output: record({
      kind: field('kind', kind),
      name: field('name', z.string()),
      /** Today in India, the earliest day from which a new version can be valid. */
      today: field('today', day),
      versions: field('versions', z.array(version)),
      draft: field('draft', draft.nullable()),
      /** The version that these figures belong to; null for those of the draft. */
      shownId: field('shown_version_id', z.int().nullable()),
      figures: field('figures', z.array(figure)),
    }),
  }),
  StartPriceDraft: operation({
    summary: 'Begins a draft of a table of prices as a copy of one of its versions.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      kind: field('kind', kind),
      /** The version in force by default. */
      versionId: field('version_id', id.optional()),
    }),
    output: saved,
  }),
  SavePriceDraft: operation({
    summary: 'Saves figures of a draft as typed, also those that cannot be read yet; prices don’t change.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      kind: field('kind', kind),
      revision: field('revision', revision),
      figures: field(
        'figures',
        z.array(record({ key: field('key', line(120)), value: field('value', line(2000)) })).max(500),
      ),
    }),
    output: saved,
  }),
  DiscardPriceDraft: operation({
    summary: 'Deletes a draft.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({ kind: field('kind', kind), revision: field('revision', revision) }),
    output: record({}),
  }),
  ImportPriceDraft: operation({
    summary: 'Reads the figures of a draft from a CSV file; begins a draft when there is none.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      kind: field('kind', kind),
      /** The draft that the file replaces; left out if there is none. */
      revision: field('revision', revision.optional()),
      csv: field('csv', paragraphs(200_000)),
    }),
    output: saved,
  }),
  ExportPriceTable: operation({
    summary: 'The figures of a version, or of the draft, as CSV.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({ kind: field('kind', kind), versionId: field('version_id', id.optional()) }),
    output: record({ fileName: field('file_name', z.string()), csv: field('csv', z.string()) }),
  }),
  ComparePriceDraft: operation({
    summary: 'What the last hundred orders would cost before tax, by the version in force and by the draft.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({ kind: field('kind', kind), revision: field('revision', revision) }),
    output: record({
      inForce: field('in_force', z.string()),
      /** How many lines of the last hundred orders this table prices, and how many could be compared in time. */
      found: field('found', z.int()),
      compared: field('compared', z.int()),
      /** Sums of the lines that have a price by both. */
      before: field('before', rupees),
      after: field('after', rupees),
      largestRise: field('largest_rise', comparedLine.nullable()),
      largestFall: field('largest_fall', comparedLine.nullable()),
      /** Lines for which only one of the two has a price. */
      unpriced: field('unpriced', z.int()),
      /** The lines that change most, at most a hundred. */
      lines: field('lines', z.array(comparedLine)),
    }),
  }),
  PublishPriceDraft: operation({
    summary: 'Makes a draft the next version, in force from a day on. A version is never changed afterwards.',
    method: 'POST',
    access: { staff: 'prices' },
    input: record({
      kind: field('kind', kind),
      revision: field('revision', revision),
      validFrom: field('valid_from', formText(20)),
      note: field('note', formText(300)),
    }),
    output: record({ version: field('version', z.string()), validFrom: field('valid_from', day) }),
  }),
};
