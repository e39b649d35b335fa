interface Known {
  readonly why: string;
  /** The figures of each page, separated by commas. */
  readonly figures: Readonly<Record<string, string>>;
}

/** Sizes and dates on public pages that no operation answers, and where they come from. */
const known: readonly Known[] = [
  {
    why: 'Advice of the trade on air, margins and grammages: a buyer chooses by it, and nothing is made or priced by it.',
    figures: {
      '/custom-packaging': '2 mm',
      '/bespoke-packaging': '5 mm, 150 mm',
      '/creative-packaging': '3 mm',
      '/sleeve-packaging': '16 mm',
      '/hinged-lid-boxes': '250 mm, 40 mm, 200 mm',
      '/drawer-type-box': '2 mm',
      '/base-and-lid-boxes': '0.6 mm, 0.2 mm',
      '/display-packaging': '3 mm',
      '/gusset-packaging': '0.6 mm, 200 mm',
      '/blister-cards': '12 mm, 4 mm',
      '/labels-and-stickers': '3 mm, 8 mm, 40 mm',
      '/paper-carry-bags': '60 mm, 40 mm, 80 mm, 20 mm',
      '/carton-size-from-a-bottle': '32 mm, 100 mm, 1 mm, 1.5 mm, 2 mm',
      '/which-board-for-which-weight': '150 mm',
      '/what-a-cutting-die-costs': '2 mm',
      '/rigid-boxes': '0.6 mm, 2 mm, 20 mm, 5 mm, 300 mm',
      '/dielines/base-and-lid': '0.6 mm, 0.2 mm',
      '/dielines/hinged-lid': '250 mm',
      '/dielines/display': '3 mm',
      '/dielines/tag': '2 mm, 3 mm, 4 mm, 5 mm',
      '/dielines/label-rectangular': '2 mm, 3 mm, 8 mm',
      '/dielines/label-round': '2 mm, 3 mm, 40 mm',
    },
  },
  {
    why: 'The tolerance of sizes that the terms promise.',
    figures: {
      '/faqs': '2 mm',
      '/termsandcondition': '2 mm',
      '/returnandrefundpolicy': '2 mm',
      '/bespoke-packaging': '2 mm',
      '/what-is-mono-carton': '2 mm',
    },
  },
  {
    why: 'Limits of the check of artwork, held by selling/artwork/artwork-article.test.ts.',
    figures: {
      '/preparing-artwork-for-a-carton': '2 mm, 3 mm, 37.3 mm',
    },
  },
  {
    why: 'Boards by weight and drawings, held by content/article-figures.test.ts.',
    figures: {
      '/carton-size-from-a-bottle': '40 mm',
      '/which-board-for-which-weight': '0.3 mm, 0.4 mm, 0.5 mm, 0.6 mm',
    },
  },
  {
    why: 'The day from which the rates of GST apply.',
    figures: {
      '/gst-on-cartons': '22 September 2025',
    },
  },
  {
    why: 'Bleed and safety line, as the templates draw them.',
    figures: {
      '/faqs': '3 mm',
      '/mono-cartons': '3 mm',
      '/labels-and-stickers': '1.5 mm',
      '/dielines/label-rectangular': '1.5 mm',
      '/dielines/label-round': '1.5 mm',
    },
  },
  {
    why: 'A published measure: the coin, EAN-13 codes, windows and films, corrugated and grey board.',
    figures: {
      '/ordercustomstickers': '27 mm',
      '/product-visibility-packaging': '15 mm, 3 mm, 10 mm',
      '/blister-cards': '38 mm',
      '/tags': '4 mm, 5 mm, 3 mm, 37.3 mm, 50 mm, 40 mm',
      '/rigid-boxes': '1.6 mm, 2.4 mm, 2.8 mm',
      '/what-is-mono-carton': '7 mm, 3 mm',
      '/dielines/mailer': '1.6 mm',
    },
  },
  {
    why: 'The example of the label finder, and the sums beside it: held by the finder’s own tests.',
    figures: {
      '/label-finder': '114 mm, 75 mm, 3 mm, 196 mm, 8 mm, 188 mm, 185 mm, 5 mm',
      '/labels-and-stickers': '66 mm, 207 mm, 204 mm',
    },
  },
  {
    why: 'A measure of the drawing or of its options that isn’t in a drawing’s data: held by the style’s own tests.',
    figures: {
      '/rigid-boxes': '15 mm',
      '/dielines/gusset': '0.6 mm',
      '/dielines/display': '6 mm',
      '/dielines/five-panel-hanger': '6 mm, 32 mm',
      '/dielines/gable-box': '10 mm',
      '/dielines/divider-insert': '2 mm, 110 mm',
      '/dielines/rigid-box': '3 mm, 2.5 mm, 15 mm',
      '/dielines/carry-bag': '0.45 mm',
    },
  },
  {
    why: 'A round sticker, whose price is held beside it.',
    figures: {
      '/custom-packaging': '50 mm',
      '/labels-and-stickers': '50 mm',
    },
  },
  {
    why: 'The box a millimetre higher, whose price is held by content/figures.test.ts.',
    figures: {
      '/bespoke-packaging': '106 mm',
    },
  },
  {
    why: 'Contents of a size, as the catalogue describes them: what stands out of a sleeve or lies in a curve.',
    figures: {
      '/p/spark-plug-box': '14 mm',
      '/p/soap-sleeve': '28 mm, 80 mm',
      '/p/pillow-box': '39 mm, 17 mm',
      '/p/divider-insert': '47 mm',
    },
  },
  {
    why: 'The day on which the text was issued, from its front matter.',
    figures: {
      '/termsandcondition': '27 November 2026',
      '/privacypolicy': '28 November 2026',
      '/returnandrefundpolicy': '27 November 2026',
    },
  },
  {
    why: 'The day from which Tamil Nadu’s ban on throwaway plastics applies.',
    figures: {
      '/paper-carry-bags': 'January 2019',
    },
  },
];

export const isKnown = (path: string, figure: string): boolean =>
  known.some(({ figures }) => figures[path]?.split(', ').includes(figure));

/** All known figures, for the test that no page has lost one that is still listed. */
export const knownFigures: readonly string[] = known.flatMap(({ figures }) =>
  Object.entries(figures).flatMap(([path, list]) => list.split(', ').map((figure) => `${path}: ${figure}`)),
);
