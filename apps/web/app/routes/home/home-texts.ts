/** The home page's texts. They come with the page's data and not with its script, which has a budget. */
export const homeTexts: HomeTexts = {
  reasons: [
    {
      title: 'It fits',
      text: 'A box in the measure of the product needs no filler, breaks less and ships in less space. Inside sizes are exact to two millimetres.',
    },
    {
      title: 'It speaks first',
      text: 'On a shelf or a doorstep the carton is the first thing of yours that anybody touches. Four colours, on every panel, are in the price.',
    },
    {
      title: 'It pays',
      text: 'Most of the price is set-up, paid once. At 2,000 or 3,000 pieces a box of your own costs little more than a plain one with a label.',
    },
  ],
  industries: [
    { name: 'Cosmetics, Health & Beauty', text: 'Cartons that keep their finish in wet hands and under shop lights.' },
    { name: 'Medical & Pharmaceutical', text: 'Clear panels for batch, dose and code; folds that close on a line.' },
    { name: 'Food & Confectionery', text: 'Food-grade board, with a barrier against oil and moisture.' },
    { name: 'Consumer Products', text: 'Boxes that hang, stand and stack, for shops and parcels.' },
    { name: 'Industrial Products', text: 'Stiff board for metal parts that weigh more than they look.' },
    { name: 'Apparel & Innerwear', text: 'Flat boxes that unfold a garment the way it was folded.' },
  ],
  /** The kinds of packaging that we make; the id is the anchor that follows `#about-`. */
  productTypes: [
    {
      id: 'mono-cartons',
      name: 'Mono Cartons',
      text: 'One carton for one product, folded from a single printed sheet.',
    },
    {
      id: 'bespoke-packaging',
      name: 'Bespoke Packaging',
      text: 'Drawn from nothing around a product that fits no standard box.',
    },
    {
      id: 'creative-packaging',
      name: 'Creative Packaging',
      text: 'Unusual shapes and openings, for launches and gifts.',
    },
    {
      id: 'retail-food-packaging',
      name: 'Retail Food Packaging',
      text: 'Cartons with a barrier for sweets, snacks, tea and spices.',
    },
    {
      id: 'product-visibility-packaging',
      name: 'Product Visibility Packaging',
      text: 'Windows and cut-outs that show what is inside.',
    },
    {
      id: 'sleeve-packaging',
      name: 'Sleeve Packaging',
      text: 'A printed band that slides over a tray, a jar or a box.',
    },
    { id: 'hinged-lid-boxes', name: 'Hinged Lid Boxes', text: 'The lid stays on the box and closes again and again.' },
    { id: 'drawer-type-box', name: 'Drawer Type Box', text: 'A tray that slides out of a sleeve.' },
    {
      id: 'base-and-lid-boxes',
      name: 'Base and Lid Boxes',
      text: 'Two trays, one a little wider, for garments and gifts.',
    },
    { id: 'display-packaging', name: 'Display Packaging', text: 'Opens into a stand and sells from the counter.' },
    {
      id: 'gusset-packaging',
      name: 'Gusset Packaging',
      text: 'Sides that crease inwards, to fill wide and store flat.',
    },
    { id: 'blister-cards', name: 'Blister Cards', text: 'A printed card behind a clear shell, to hang on a hook.' },
    { id: 'labels-and-stickers', name: 'Labels and Stickers', text: 'On paper, vinyl or foil, cut to any outline.' },
    { id: 'paper-carry-bags', name: 'Paper Carry Bags', text: 'Printed bags with rope or twisted paper handles.' },
    { id: 'tags', name: 'Tags', text: 'Swing tags for garments and gifts, punched and strung.' },
    { id: 'rigid-boxes', name: 'Rigid Boxes', text: 'Grey board wrapped in printed paper, for things to keep.' },
  ],
  about: [
    'We are the packaging unit of a printing company that has worked in Chennai since 1972. What we print we also cut, crease, paste and pack, so one team answers for the whole box.',
    'We built this shop because asking for a price should not take three calls. The figure on the screen is the one on the invoice: board, print, coating, the die, GST and delivery are in it.',
  ],
  articles: [
    {
      title: 'What is a mono carton?',
      text: 'A folding carton that holds one unit of a product. It is printed flat, cut and creased in one stroke, glued along one seam, and delivered flat to be folded where it is filled.',
    },
    {
      title: 'Which types of folding boxes are there?',
      text: 'Straight tuck boxes close on the same panel and leave a clean front; reverse tuck boxes close on opposite panels and use less board; lock bottoms carry more weight.',
    },
    {
      title: 'What do folding cartons do for a business?',
      text: 'They store flat, print on every side, weigh little in the post and recycle with paper. Most of the price is set-up, so the second thousand costs far less than the first.',
    },
  ],
};

export interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface HomeTexts {
  readonly reasons: readonly Titled[];
  /** Names are those of the catalogue's verticals. */
  readonly industries: readonly { readonly name: string; readonly text: string }[];
  readonly productTypes: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  readonly about: readonly string[];
  readonly articles: readonly Titled[];
}
