/** Cards that fit below each other on the screen of a desktop. */
const cardsDown = 6;

/**
 * The widths of the board's columns, by how many jobs each has, as CSS grid tracks. They are equal until a column is
 * longer than the screen; then that one gets the room of those without work, and its cards lie side by side.
 */
export const columnTracks = (counts: readonly number[]): string => {
  const isLong = counts.some((count) => count > cardsDown);
  return counts
    .map((count) => {
      if (!isLong) return 'minmax(0, 1fr)';
      return count === 0 ? '4.75rem' : `minmax(9rem, ${Math.ceil(count / cardsDown)}fr)`;
    })
    .join(' ');
};
