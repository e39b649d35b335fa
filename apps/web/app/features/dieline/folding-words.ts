interface FoldingWords {
  readonly act: string;
  readonly actWholly: string;
  readonly start: string;
  readonly end: string;
  readonly between: string;
}

const folded: FoldingWords = {
  act: 'Fold',
  actWholly: 'Fold it from flat',
  start: 'flat',
  end: 'closed',
  between: 'folded',
};

/** What the slider of a style's 3D model does: boxes are folded, the strips of an insert are put together. */
export const foldingWords = (styleId: string): FoldingWords =>
  styleId === 'divider-insert'
    ? { act: 'Put together', actWholly: 'Put it together', start: 'apart', end: 'together', between: 'put together' }
    : folded;
