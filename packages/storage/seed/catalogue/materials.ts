/** A board of the shop. `family` is the key of the rate card's price per kilogram; bulk in cm³/g. */
export interface BoardSeed {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly gsm: number;
  readonly bulk: number;
  readonly family: 'folding-box-board' | 'white-backed-duplex';
  readonly description: string;
}

const weights = [250, 300, 350] as const;

const foldingBoxBoardUse = {
  250: 'Light cartons up to about 250 g of contents.',
  300: 'The all-round weight for most cartons.',
  350: 'For heavy contents, glass and large panels.',
} as const;

const duplexUse = {
  250: 'Economical for light goods in small cartons.',
  300: 'Economical for most dry goods.',
  350: 'Stiff and economical for large cartons.',
} as const;

export const boardSeeds: readonly BoardSeed[] = [
  ...weights.map((gsm, index) => ({
    id: 1 + index,
    code: `fbb-${gsm}`,
    name: 'Folding Box Board',
    gsm,
    bulk: 1.45,
    family: 'folding-box-board' as const,
    description: `White on both sides, stiff for its weight, crisp in print. ${foldingBoxBoardUse[gsm]}`,
  })),
  ...weights.map((gsm, index) => ({
    id: 4 + index,
    code: `duplex-${gsm}`,
    name: 'White Backed Duplex Board',
    gsm,
    bulk: 1.3,
    family: 'white-backed-duplex' as const,
    description: `Recycled core between two white faces. ${duplexUse[gsm]}`,
  })),
];

/** A coating; `code` is the rate card's. "No inner coating" has no row. */
export interface CoatingSeed {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: 'outer' | 'inner';
  readonly description: string;
}

const outer = (id: number, code: string, name: string, description: string): CoatingSeed => ({
  id,
  code,
  name,
  kind: 'outer',
  description,
});

export const coatingSeeds: readonly CoatingSeed[] = [
  outer(1, 'none', 'None', 'Bare print. The natural feel of the board; marks more easily.'),
  outer(
    2,
    'gloss-aqueous',
    'Gloss Aqueous',
    'A thin water-based coat with a soft shine. Protects the ink and dries at once.',
  ),
  outer(3, 'matt-aqueous', 'Matt Aqueous', 'A thin water-based coat without shine. Quiet colours, easy to read.'),
  outer(
    4,
    'gloss-lamination',
    'Gloss Lamination',
    'A clear film with a mirror shine. Strong against rubbing and damp.',
  ),
  outer(5, 'matt-lamination', 'Matt Lamination', 'A film with a silky, even surface. Strong, and calm to look at.'),
  outer(6, 'soft-touch', 'Soft Touch', 'A velvety film that one notices in the hand. For gifts and cosmetics.'),
  outer(7, 'drip-off', 'Drip-off', 'Matt ground with gloss where the artwork wants it, in one pass.'),
  {
    id: 8,
    code: 'liquid-oil-barrier',
    name: 'Liquid and Oil Barrier',
    kind: 'inner',
    description: 'An inner coat that keeps oil, grease and moisture from the board.',
  },
];

/**
 * GST by HSN from a given day, in basis points; the longest matching HSN prefix counts. Rates as of 22 September 2025.
 */
export const taxRateSeeds = [
  { hsn: '481910', validFrom: '2025-09-22', rateBps: 500 },
  { hsn: '481920', validFrom: '2025-09-22', rateBps: 500 },
  { hsn: '4819', validFrom: '2025-09-22', rateBps: 1800 },
  { hsn: '4821', validFrom: '2025-09-22', rateBps: 1800 },
  { hsn: '3919', validFrom: '2025-09-22', rateBps: 1800 },
] as const;

/** Cartons, boxes and cases of non-corrugated paper or board. */
export const foldingCartonHsn = '481920';
