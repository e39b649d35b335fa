/** The kinds of packaging that we make; the id is the anchor that follows `#about-`. */
export const productTypes: readonly { readonly id: string; readonly name: string; readonly text: string }[] = [
  { id: 'mono-cartons', name: 'Mono Cartons', text: 'One carton for one product, folded from a single printed sheet.' },
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
  { id: 'sleeve-packaging', name: 'Sleeve Packaging', text: 'A printed band that slides over a tray, a jar or a box.' },
  { id: 'hinged-lid-boxes', name: 'Hinged Lid Boxes', text: 'The lid stays on the box and closes again and again.' },
  { id: 'drawer-type-box', name: 'Drawer Type Box', text: 'A tray that slides out of a sleeve.' },
  {
    id: 'base-and-lid-boxes',
    name: 'Base and Lid Boxes',
    text: 'Two trays, one a little wider, for garments and gifts.',
  },
  { id: 'display-packaging', name: 'Display Packaging', text: 'Opens into a stand and sells from the counter.' },
  { id: 'gusset-packaging', name: 'Gusset Packaging', text: 'Sides that crease inwards, to fill wide and store flat.' },
  { id: 'blister-cards', name: 'Blister Cards', text: 'A printed card behind a clear shell, to hang on a hook.' },
  { id: 'labels-and-stickers', name: 'Labels and Stickers', text: 'On paper, vinyl or foil, cut to any outline.' },
  { id: 'paper-carry-bags', name: 'Paper Carry Bags', text: 'Printed bags with rope or twisted paper handles.' },
  { id: 'tags', name: 'Tags', text: 'Swing tags for garments and gifts, punched and strung.' },
  { id: 'rigid-boxes', name: 'Rigid Boxes', text: 'Grey board wrapped in printed paper, for things to keep.' },
];
