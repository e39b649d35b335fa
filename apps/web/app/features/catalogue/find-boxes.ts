/** What of a category is searched. */
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

/** Words that nearly every name has, or that say nothing. */
const meaningless = new Set(['box', 'boxes', 'packing', 'packaging', 'custom', 'for', 'a', 'the', 'and', 'of', 'my']);

/** The categories in which every word begins a word of the name. A text without any word of its own finds all. */
export const findBoxes = <P extends Named>(products: readonly P[], text: string): readonly P[] => {
  const wanted = wordsOf(text);
  return products.filter(({ itemName, verticalName }) => {
    const own = wordsOf(`${itemName} ${verticalName}`);
    return wanted.every((word) => own.some((each) => each.startsWith(word)));
  });
};
