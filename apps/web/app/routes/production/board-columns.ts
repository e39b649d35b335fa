/** How many cards fit below each other on a desktop, whole and compact. */
const rows = { roomy: 4, compact: 8 } as const;

/** Widths in rem: of the board beside the menu on a laptop of 1366 pixels, of a card's column, and of one without work. */
const board = 64;
const roomyCard = 9.5;
const idle = 4.75;

/** So many compact cards fit beside each other; 24 jobs need no more, in whatever columns they are. */
const compactAcross = 9;

export interface BoardColumns {
  /** How many cards lie side by side in each column. */
  readonly across: readonly number[];
  /** The widths of the columns, as CSS grid tracks. */
  readonly tracks: string;
  /** Whether the cards show only what is needed to go on, because not all of them would fit on the screen otherwise. */
  readonly isCompact: boolean;
}

/**
 * How the board shows its jobs on a desktop, by how many each column has. The columns are equally wide until one is longer
 * than the screen; then that one gets the room of those without work, and its cards lie side by side. If this isn't enough
 * room, the cards are compact.
 */
export const boardColumns = (counts: readonly number[]): BoardColumns => {
  const inRows = (down: number) => counts.map((count) => Math.ceil(count / down));
  const roomy = inRows(rows.roomy);
  const isLong = roomy.some((cards) => cards > 1);
  if (!isLong) return { across: roomy, tracks: counts.map(() => 'minmax(0, 1fr)').join(' '), isCompact: false };
  const needed = sum(roomy.map((cards) => (cards === 0 ? idle : cards * roomyCard)));
  const isCompact = needed > board;
  let down: number = rows.compact;
  while (isCompact && sum(inRows(down)) > compactAcross) down += 1;
  const across = isCompact ? inRows(down) : roomy;
  const least = isCompact ? '6.75rem' : '9rem';
  return {
    across,
    tracks: across.map((cards) => (cards === 0 ? `${idle}rem` : `minmax(${least}, ${cards}fr)`)).join(' '),
    isCompact,
  };
};

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);
