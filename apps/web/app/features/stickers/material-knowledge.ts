import type { Condition } from '../label-finder/containers.ts';

/** Whether a material withstands a condition: always, or only for a short time. */
export type Stands = 'yes' | 'no';

/** What is known of a material beyond its row of the catalogue. */
export interface MaterialKnowledge {
  /** Alternative text of its close-up. */
  readonly alt: string;
  readonly inShort: string;
  readonly goodFor: readonly string[];
  readonly notFor: readonly string[];
  readonly stands: Readonly<Record<Condition, Stands>>;
  /** Facts that every material has, in words. */
  readonly facts: Readonly<Record<Fact, string>>;
}

export const facts = ['water', 'oil', 'peels', 'prints', 'feels', 'pen'] as const;
type Fact = (typeof facts)[number];

export const factNames: Readonly<Record<Fact, string>> = {
  water: 'Water',
  oil: 'Oil',
  peels: 'Peeled off',
  prints: 'Printed',
  feels: 'Surface',
  pen: 'Written on',
};

const stuckFilm = 'In one piece, because film stretches before it tears.';
const filmPen = 'Permanent marker. Ball pen rubs off.';
const onFilm = { dry: 'yes', fridge: 'yes', oil: 'yes', rain: 'yes' } as const;
const onPaper = { dry: 'yes', fridge: 'no', oil: 'no', rain: 'no' } as const;

/**
 * By code of the catalogue. Without temperatures or life in years, because these depend on the glue and the surface,
 * and ours haven't been measured. That paper takes up water and oil and tears, and that film stands water, oil and
 * cold, is what label makers say throughout: store.afinialabel.com/pages/paper-vs-bopp-poly-roll-labels,
 * luxlabellabs.com/blogs/guides/film-vs-paper-labels, bluelabelpackaging.com/blog/tag/materials (cold), and
 * beontag.com/blog/paper-vs-bopp-labels. Ink on film lets light through because offset and toner colours are
 * transparent; on clear, metallic and holographic film white is printed under them, as the design instructions and the
 * print sheet have it. Lamination is made on request, as `labels-and-stickers` says.
 */
const knowledge: Readonly<Record<string, MaterialKnowledge>> = {
  'chromo-paper': {
    alt: 'A white glossy label on a kraft carton, its corner lifted: the back is plain paper',
    inShort: 'White paper with a glossy coat. Sharp and bright on everything that stays dry.',
    goodFor: [
      'Cartons, mailers, parcels',
      'Dry jars and pouches: tea, spices, biscuits',
      'Price, batch and date labels',
    ],
    notFor: ['Refrigerators and ice', 'Bottles of oil or shampoo', 'Rain'],
    stands: onPaper,
    facts: {
      water:
        'A drop wiped off at once does no harm. Condensation soaks in at the edges, and the label swells and lifts.',
      oil: 'The coat holds back a fingerprint. At the cut edge oil makes a dark rim.',
      peels: 'Tears into strips. On a lid or a flap that shows that it was opened.',
      prints: 'All colours on white, photographs too.',
      feels: 'Smooth and glossy.',
      pen: 'Permanent marker. Ball pen skips on the gloss.',
    },
  },
  kraft: {
    alt: 'A brown label with dark print, its corner lifted; fibres run through the paper',
    inShort: 'Brown paper without a coat, its fibres showing. For what is made by hand.',
    goodFor: ['Kraft boxes and paper bags', 'Dry jars: flour, tea, cookies', 'Gift tags and parcels'],
    notFor: ['Pale colours and photographs', 'Oil, which leaves a spot', 'Refrigerators and rain'],
    stands: onPaper,
    facts: {
      water: 'Soaks in at once: it darkens, swells and lifts.',
      oil: 'Leaves a dark spot that stays.',
      peels: 'Tears, and leaves fibres behind.',
      prints: 'Dark colours only: there is no white under them, so pale ones vanish into the brown.',
      feels: 'Matt and a little rough.',
      pen: 'Ball pen, pencil and stamp.',
    },
  },
  'white-vinyl': {
    alt: 'A white film label on a wet blue surface, drops of water standing on it, its corner lifted',
    inShort: 'White film that water and oil run off. For bottles, and for what is kept cold.',
    goodFor: ['Shampoo, oil and cleaner bottles', 'Jars from the refrigerator', 'Crates and helmets in the rain'],
    notFor: ['Labels that should tear when opened', 'Packs that go into the paper bin as a whole'],
    stands: onFilm,
    facts: {
      water: 'Withstands it: nothing soaks in. For a shower, ask for a laminate over the print.',
      oil: 'Wipes off.',
      peels: stuckFilm,
      prints: 'All colours on white, as on paper.',
      feels: 'Smooth, a little soft.',
      pen: filmPen,
    },
  },
  'transparent-vinyl': {
    alt: 'Clear film with white print on a jar: what is in the jar shows through, and one end of the film stands off',
    inShort: 'Clear film. Where nothing is printed, the jar and what is in it show.',
    goodFor: ['Glass jars and bottles', 'Creams, honey, juices whose colour sells', 'Windows and clear lids'],
    notFor: ['Rough or dusty surfaces: under clear film every speck shows'],
    stands: onFilm,
    facts: {
      water: 'Withstands it. Stick it on dry glass: water under it stays visible.',
      oil: 'Wipes off.',
      peels: stuckFilm,
      prints: 'White goes under the colours, so that they cover what lies below. What is left unprinted is clear.',
      feels: 'Smooth and glossy; its edge hardly shows on glass.',
      pen: filmPen,
    },
  },
  metallic: {
    alt: 'A silver label with dark red print on a dark surface; light runs across it, and its corner is lifted',
    inShort: 'Silver film. The colours cover it; where nothing is printed, it shines.',
    goodFor: [
      'Sweets, perfume and gift boxes',
      'Lids and seals',
      'Names and borders in silver: left unprinted, without foil stamping',
    ],
    notFor: [
      'Barcodes on bare silver, which scanners misread',
      'Small pale text beside bare silver, whose shine swallows it',
    ],
    stands: onFilm,
    facts: {
      water: 'Withstands it.',
      oil: 'Wipes off.',
      peels: stuckFilm,
      prints:
        'White goes under the colours, so that they cover the silver. What is left unprinted is silver, not white.',
      feels: 'Smooth, like a slightly dull mirror.',
      pen: filmPen,
    },
  },
  holographic: {
    alt: 'A label that breaks the light into pink, green and yellow facets, with black print, its corner lifted',
    inShort: 'Film that breaks the light into colours, different ones from every side.',
    goodFor: [
      'Limited editions and party favours',
      'Seals that a copier can’t copy',
      'Stickers for laptops and bottles',
    ],
    notFor: ['Long texts and barcodes', 'Thin lines left unprinted, which the glitter swallows'],
    stands: onFilm,
    facts: {
      water: 'Withstands it.',
      oil: 'Wipes off.',
      peels: stuckFilm,
      prints: 'White goes under the colours, so that they cover the film. What is left unprinted breaks the light.',
      feels: 'Smooth and glossy.',
      pen: filmPen,
    },
  },
};

/** Null for a material that staff have added: only its catalogue row describes it. */
export const knowledgeOf = (code: string): MaterialKnowledge | null => knowledge[code] ?? null;

interface Named {
  readonly code: string;
}

/** The materials on offer that withstand a condition, in the shop's order. */
export const thatStand = <M extends Named>(materials: readonly M[], condition: Condition): readonly M[] =>
  materials.filter(({ code }) => knowledgeOf(code)?.stands[condition] === 'yes');
