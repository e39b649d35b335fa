/** The fields of a category that are searched. */
interface Named {
  readonly itemName: string;
  readonly verticalName: string;
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !meaningless.has(word))
    // "boxes" finds "box", "teas" finds "tea".
    .map((word) => word.replace(/(?<=[sx])es$|(?<=[^s])s$/, ''));

/** Stop words: nearly every name has them, or they are meaningless. */
const meaningless = new Set(['box', 'boxes', 'packing', 'packaging', 'custom', 'for', 'a', 'the', 'and', 'of', 'my']);

/**
 * The categories whose name has, for every search word, a word that starts with it. A text of only stop words finds
 * all.
 */
export const findBoxes = <P extends Named>(products: readonly P[], text: string): readonly P[] => {
  const wanted = wordsOf(text);
  return products.filter(({ itemName, verticalName }) => {
    const own = wordsOf(`${itemName} ${verticalName}`);
    return wanted.every((word) => own.some((each) => each.startsWith(word)));
  });
};
