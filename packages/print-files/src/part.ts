/**
 * What a painted thing is: artwork, or a drawing for the printer that isn't printed in colour. `template` is everything
 * that only describes the product (creases, bleed, legend), and what a layer hides is never printed.
 */
export type Part = 'artwork' | 'cut' | 'white' | 'template' | 'hidden';

/**
 * Names that cutters, presses and drawing programs look for, and those of our own templates, without spaces and signs.
 * The usual spellings of Roland, Mimaki, Summa, Graphtec, Zünd, Esko and Illustrator's users.
 */
const names: Readonly<Record<'cut' | 'white' | 'template', readonly string[]>> = {
  cut: [
    ...['cut', 'cutcontour', 'cutline', 'cutlines', 'cutpath', 'cutting', 'contour', 'contourcut', 'cuttingcontour'],
    ...[
      'thrucut',
      'throughcut',
      'kisscut',
      'diecut',
      'dieline',
      'dielines',
      'die',
      'stanze',
      'stanzkontur',
      'stanzform',
    ],
  ],
  white: [
    ...['white', 'whiteink', 'spotwhite', 'rdgwhite', 'opaquewhite', 'whiteunderprint', 'whiteunderbase'],
    ...['underprint', 'underbase', 'weiss', 'weiß', 'deckweiss', 'deckweiß'],
  ],
  template: [
    ...['crease', 'creases', 'creasing', 'creaseline', 'score', 'scoring', 'fold', 'foldline', 'folding'],
    ...['perforation', 'perforating', 'perf', 'perfcut', 'perfcutcontour', 'rdgperfcutcontour', 'bleed', 'safety'],
    ...[
      'cutandcrease',
      'cutcrease',
      'glue',
      'glueinside',
      'gluing',
      'gluearea',
      'legend',
      'dimensions',
      'noinkorvarnish',
      'barcode',
      'batchanddate',
    ],
    ...['panelnames', 'grain', 'cutcontourlegend', 'sheet', 'slug', 'registermarks'],
  ],
};

const partsByName = new Map(
  Object.entries(names).flatMap(([part, spellings]) =>
    spellings.map((spelling) => [spelling, part as 'cut' | 'white' | 'template'] as const),
  ),
);

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a spot ink of this name is. Our production files reserve the names of everything but artwork. */
export const partOfInk = (name: string): Part => partsByName.get(plain(name)) ?? 'artwork';

/** What a layer of this name is. Names of the template are words that designers use for artwork, too. */
export function partOfLayer(name: string): Part {
  const part = partOfInk(name);
  return part === 'cut' || part === 'white' ? part : 'artwork';
}

/** The groups of ISO 19593-1 for processing steps; none of them is artwork. */
export function partOfStep(group: string, type: string | undefined): Part {
  if (group === 'White') return 'white';
  return group === 'Structural' && type === 'Cutting' ? 'cut' : 'template';
}
