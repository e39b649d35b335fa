/**
 * What a painted thing is: artwork, or a drawing for the printer that isn't printed in colour. `template` is everything
 * that only describes the product (creases, bleed, legend), and what a layer hides is never printed.
 */
export type Part = 'artwork' | 'cut' | 'white' | Finish | 'template' | 'hidden';

/** What lies on the print: a varnish that shines or dulls, metal, and what is raised or pressed down. */
export type Finish = 'gloss' | 'matt' | 'foil' | 'relief';

/** Layers of our own templates that no other file has. */
const onlyOurs = ['noinkorvarnish', 'glueinside', 'batchanddate', 'panelnames'];
/** All layers of our own templates but the cut; designers use some of these names for artwork, too. */
const ofTemplate = [
  ...onlyOurs,
  ...['crease', 'perforation', 'cutandcrease', 'bleed', 'glue', 'safety', 'barcode', 'grain', 'dimensions', 'legend'],
];

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
    ...ofTemplate,
    ...['creases', 'creasing', 'creaseline', 'score', 'scoring', 'fold', 'foldline', 'folding'],
    ...['perforating', 'perf', 'perfcut', 'perfcutcontour', 'rdgperfcutcontour', 'cutcrease'],
    ...['gluing', 'gluearea', 'cutcontourlegend', 'sheet', 'slug', 'registermarks'],
  ],
};

const partsByName = new Map(
  Object.entries(names).flatMap(([part, spellings]) =>
    spellings.map((spelling) => [spelling, part as 'cut' | 'white' | 'template'] as const),
  ),
);

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const varnish = [
  'varnish',
  'lacquer',
  'lack',
  'uv',
  'spotuv',
  'uvspot',
  'uvvarnish',
  'spotvarnish',
  'uvlack',
  'spot',
  'coating',
];

/**
 * Names of finishes are made of these words in any order, with or without a number: "Spot UV 2", "UV_Varnish", "GoldFoil".
 * Each has one of the first and no other words than these and the second: "Gloss Red" is an ink.
 */
const finishes: readonly (readonly [Finish, words: readonly string[], beside: readonly string[]])[] = [
  [
    'relief',
    ['emboss', 'embossing', 'embossed', 'deboss', 'debossing', 'debossed', 'braille'],
    ['blind', 'relief', 'hot', 'stamp', 'foil'],
  ],
  [
    'foil',
    ['foil', 'foiling', 'hotfoil', 'coldfoil', 'goldfoil', 'silverfoil', 'foilstamp', 'foilstamping'],
    [
      ...['stamp', 'stamping', 'stamped', 'hot', 'cold', 'metallic', 'holographic', 'blocking'],
      ...['gold', 'golden', 'silver', 'copper', 'bronze', 'rose', 'black', 'white', 'red', 'blue', 'green'],
    ],
  ],
  ['matt', ['matt', 'matte', 'mattvarnish', 'mattevarnish', 'mattlack', 'spotmatt', 'spotmatte'], varnish],
  [
    'gloss',
    [
      ...varnish.filter((word) => word !== 'spot' && word !== 'coating'),
      'gloss',
      'glossy',
      'spotgloss',
      'drip',
      'dripoff',
    ],
    ['spot', 'coating', 'coat', 'partial', 'off', 'clear', 'high', 'raised'],
  ],
];

function finishOf(name: string): Finish | undefined {
  const words = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu)?.map((word) => word.toLowerCase()) ?? [];
  const found = finishes.find(
    ([, known, beside]) =>
      words.some((word) => known.includes(word)) &&
      words.every((word) => known.includes(word) || beside.includes(word)),
  );
  return found?.[0];
}

/**
 * Words that designers give to layers of artwork: what shines or is dull in a picture, paint that drips. A layer that is
 * named with one of them alone is artwork; that it is a varnish another word has to say.
 */
const wordsOfArtwork = ['gloss', 'glossy', 'matt', 'matte', 'drip', 'uv', 'lack'];

/** What a spot ink of this name is. Our production files reserve the names of everything but artwork. */
export const partOfInk = (name: string): Part => partsByName.get(plain(name)) ?? finishOf(name) ?? 'artwork';

/**
 * The colour for register marks, which is on every plate, ours for cutting and white among them; and its name in a file
 * for print, in which it's on those of the process, as screens show it.
 */
export const [registration, registrationOfFile] = ['All', 'All (artwork)'];

/** What a layer of this name is. Names of the template are words that designers use for artwork, too. */
export function partOfLayer(name: string): Part {
  const part = partOfInk(name);
  return part === 'template' || wordsOfArtwork.includes(plain(name).replace(/\d+$/, '')) ? 'artwork' : part;
}

/** Names of lines for creasing that designers don't use for artwork. */
const creases = new Set([
  'crease',
  'creases',
  'creasing',
  'creaseline',
  'creaselines',
  'foldline',
  'foldlines',
  'scoreline',
]);

interface Group {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * What a group or layer of an SVG is, or a single line: by its label in Inkscape, its name in Illustrator (`data-name`,
 * or an id in which other signs are written as numbers, `Cut_x20_Contour_1_`), or the class of our own drawings of boxes.
 *
 * @param isInTemplate whether the file is a template of ours, see `isTemplate`
 */
export function partOfGroup(group: Group, isInTemplate = false): Part {
  const ours = /(?:^|\s)dieline-(\w+)/.exec(group.attributes.get('class') ?? '')?.[1];
  if (ours !== undefined) return ours === 'cut' ? 'cut' : 'template';
  const isGroup = group.name === 'g';
  const parts = namesOf(group).map((each): Part => {
    const name = plain(each);
    return creases.has(name) || (isInTemplate && isGroup && ofTemplate.includes(name)) ? 'template' : partOfLayer(each);
  });
  // Varnish, foil and embossing are known in PDFs alone: there inks say them.
  const found = parts.find((part) => part === 'cut' || part === 'white' || part === 'template') ?? 'artwork';
  // A white line or letter of a picture is often called so.
  return found === 'white' && !isGroup ? 'artwork' : found;
}

/** Layers by which a template of ours is known, one of them by a name that no other file has. */
const leastLayers = 3;

/** Whether a file with these groups is a template of ours, so that all its layers are known by their names. */
export function isTemplate(groups: readonly Group[]): boolean {
  const found = new Set(groups.flatMap((group) => namesOf(group).map(plain)));
  return onlyOurs.some((name) => found.has(name)) && ofTemplate.filter((name) => found.has(name)).length >= leastLayers;
}

const namesOf = ({ attributes }: Group): string[] =>
  [attributes.get('label'), attributes.get('data-name'), idAsNamed(attributes.get('id'))].filter(
    (name) => name !== undefined,
  );

const idAsNamed = (id: string | undefined): string | undefined =>
  id
    ?.replace(/_x([0-9A-F]{2,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/_\d+_?$/, '');

/** The groups of ISO 19593-1 for processing steps; none of them is artwork. */
export function partOfStep(group: string, type: string | undefined): Part {
  if (group === 'White') return 'white';
  if (group === 'Varnish') return 'gloss';
  if (group === 'Braille') return 'relief';
  return group === 'Structural' && type === 'Cutting' ? 'cut' : 'template';
}
