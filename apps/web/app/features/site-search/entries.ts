import { paths } from '../../paths.ts';

/** A page that the search finds beside boxes. */
export interface SearchedPage {
  readonly title: string;
  readonly path: string;
  /** What people of the trade and buyers type for it, in the singular. */
  readonly words: string;
  /** Whether it answers questions: somebody who searches for a box by the same word doesn't mean it. */
  readonly isQuestions?: true;
}

const kind = (slug: string, title: string, words: string): SearchedPage => ({
  title,
  path: paths.packaging(slug),
  words: `${slug.replaceAll('-', ' ')} ${words}`,
});
const style = (id: string, title: string, words: string): SearchedPage => ({
  title: `${title}: free dieline`,
  path: paths.dieline(id),
  words: `${id.replaceAll('-', ' ')} dieline keyline template ${words}`,
});
const material = (code: string, title: string, words: string): SearchedPage => ({
  title: `${title}: sticker material`,
  path: paths.stickerMaterial(code),
  words: `${code.replaceAll('-', ' ')} sticker label material ${words}`,
});

/** What fits best comes first where several fit. */
export const searchedPages: readonly SearchedPage[] = [
  { title: 'Your cart', path: paths.cart, words: 'cart basket checkout' },
  // Before the questions, one of which is for the smallest order.
  {
    title: 'Your orders',
    path: paths.myOrders,
    words: 'order track tracking invoice copy reorder repeat status proforma receipt',
  },
  kind('mono-cartons', 'Mono cartons', 'monocarton monocartoon folding offset duplex fbb sbs'),
  kind('rigid-boxes', 'Rigid boxes', 'kappa board greyboard grayboard magnetic luxury premium set up gift ribbon'),
  kind('product-visibility-packaging', 'Window boxes', 'window pet patch transparent see through'),
  kind('paper-carry-bags', 'Paper carry bags', 'bag carrybag shopping handle kraft'),
  kind(
    'bespoke-packaging',
    'Bespoke packaging',
    'kraft board brown eco friendly green plain insert made to measure size',
  ),
  kind('tags', 'Tags', 'tag hangtag swing garment hang'),
  kind('blister-cards', 'Blister cards', 'blister kajal eyeliner euro slot peg'),
  kind('sleeve-packaging', 'Sleeves', 'belly band wrap'),
  kind('hinged-lid-boxes', 'Hinged lid boxes', 'corrugated flute eflute hinge lid flip top'),
  kind('drawer-type-box', 'Drawer type boxes', 'matchbox slide slider sliding pull out tray'),
  kind('base-and-lid-boxes', 'Base and lid boxes', 'telescopic two piece top bottom'),
  kind('display-packaging', 'Display packaging', 'shelf ready srp cdu dispenser'),
  kind('gusset-packaging', 'Gusset packaging', ''),
  kind(
    'creative-packaging',
    'Creative packaging',
    'foil foiling emboss embossing deboss spot uv dripoff finish gold stamping lamination laminated matt matte gloss soft touch velvet varnish aqueous aqua coating coated',
  ),
  kind('retail-food-packaging', 'Retail food packaging', 'barrier grease oil proof fssai foodgrade grade board'),
  {
    title: 'Labels and stickers',
    path: paths.packaging('labels-and-stickers'),
    words: 'sticker label roll sheet die cut barcode',
  },
  material('kraft', 'Kraft paper', 'brown'),
  material('white-vinyl', 'White vinyl', 'waterproof water proof film pvc'),
  material('transparent-vinyl', 'Transparent vinyl', 'clear film'),
  material('metallic', 'Metallic', 'silver foil'),
  material('holographic', 'Holographic', 'hologram holografic rainbow security'),
  material('chromo-paper', 'Chromo paper', 'gloss art'),
  {
    title: 'Custom stickers, with prices',
    path: paths.stickers,
    words: 'custom sticker label shape round circle square rectangle oval heart hexagon price cost',
  },
  {
    title: 'Free dielines',
    path: paths.dielines,
    words: 'dieline keyline template die line key cad ai svg dxf pdf file blank download ecma fefco code 3d studio',
  },
  style('straight-tuck-end', 'Straight tuck end', 'ste tuckend'),
  style('reverse-tuck-end', 'Reverse tuck end', 'rte'),
  style('auto-lock-bottom', 'Auto-lock bottom', 'autolock crash lock automatic'),
  style('snap-lock-bottom', 'Snap-lock bottom', 'snaplock 123 one two three'),
  {
    title: 'Which label fits your container',
    path: paths.labelFinder,
    words: 'label size finder container jar bottle measure',
  },
  { title: 'Samples', path: paths.samples, words: 'sample kit free mock up mockup prototype blank dummy board swatch' },
  {
    title: 'Ask for a price',
    path: paths.enquiry,
    words:
      'enquiry inquiry quote quotation contact price rate list bulk wholesale manufacturer supplier printer near chennai email phone number call whatsapp address location factory office visit',
  },
  {
    title: 'Questions and answers',
    path: paths.faqs,
    isQuestions: true,
    words:
      'faq question answer moq minimum order quantity delivery shipping courier dispatch charge transport pickup urgent time how long lead turnaround take day payment pay later cash on delivery upi card netbanking emi neft rtgs bank transfer gst digital proof approval artwork upload inside print printing colour match cod help',
  },
  {
    title: 'Returns and refunds',
    path: paths.returns,
    words: 'return refund cancel cancellation damage order complaint',
  },
  { title: 'Terms and conditions', path: paths.terms, words: 'term condition tolerance' },
  { title: 'Privacy policy', path: paths.privacy, words: 'privacy data cookie' },
  { title: 'Login', path: paths.login, words: 'login log signin sign account register password forgot change address' },
  { title: 'Articles', path: paths.blogs, words: 'blog article guide news' },
  {
    title: 'What is a mono carton?',
    path: paths.article('what-is-mono-carton'),
    words: 'what is mono carton gsm grammage board fbb duplex',
  },
  {
    title: 'The various types of folding boxes',
    path: paths.article('what-are-the-various-types-of-folding-boxes'),
    words: 'type folding carton style',
  },
  {
    title: 'Benefits of folding cartons',
    path: paths.article('benefits-of-folding-cartons-for-businesses-and-consumers'),
    words: 'benefit advantage folding carton recyclable sustainable environment',
  },
  {
    title: 'Carton sizes from a bottle',
    path: paths.article('carton-size-from-a-bottle'),
    words: 'bottle size measure calliper vernier tight loose inside inner outer outside dimension internal external',
  },
  {
    title: 'Which board for which weight',
    path: paths.article('which-board-for-which-weight'),
    words:
      'board weight gsm 250 300 350 fbb duplex thickness caliper thick heavy grams strength stiff stiffness grain direction micron',
  },
  {
    title: 'GST on cartons',
    path: paths.article('gst-on-cartons'),
    words: 'gst gstin tax hsn sac code number 4819 4821 igst cgst sgst rate input credit itc eway bill invoice advance',
  },
  {
    title: 'Preparing artwork for a carton',
    path: paths.article('preparing-artwork-for-a-carton'),
    words:
      'artwork file format prepare send bleed mm safe margin resolution dpi cmyk rgb font outline barcode overprint design prepress coreldraw illustrator pdf',
  },
  {
    title: 'What a cutting die costs',
    path: paths.article('what-a-cutting-die-costs'),
    words: 'die cost tool tooling rule steel punch reorder setup',
  },
];

/** What visitors look for and the shop doesn't make, with what it does instead. */
export const notSold: readonly {
  readonly words: string;
  readonly text: string;
  readonly instead: SearchedPage['path'];
}[] = [
  {
    words: 'pouch zipper zip polythene poly standup doypack sachet',
    text: 'We don’t make pouches or bags of film. We print the carton around them, and labels for them.',
    instead: paths.packaging('retail-food-packaging'),
  },
  {
    words: 'plastic acrylic thermocol foam bubble tape',
    text: 'We work in paper and board only, and sell no packing material of plastic.',
    instead: paths.shop,
  },
  {
    words: 'tin metal can glass wooden wood',
    text: 'We make no containers of metal, glass or wood. We print the boxes and labels for them.',
    instead: paths.labelFinder,
  },
  {
    words:
      'visiting business invitation letterhead brochure flyer pamphlet poster banner flex catalogue calendar notebook',
    text: 'We print packaging, stickers and tags, not stationery or advertising.',
    instead: paths.packaging('tags'),
  },
  {
    words: 'pizza',
    text: 'We have no pizza box in the shop. A hinged lid box can be made in its size, and in corrugated E flute on request.',
    instead: paths.packaging('hinged-lid-boxes'),
  },
  {
    words: 'shoe footwear slipper sandal chappal sneaker',
    text: 'We have no box for shoes in the shop. A base and lid box can be made in their size, of board that carries light pairs.',
    instead: paths.packaging('base-and-lid-boxes'),
  },
  {
    words: 'cup plate straw spoon cutlery',
    text: 'We make no cups, plates or cutlery. We do make food boxes, trays and sleeves.',
    instead: paths.packaging('retail-food-packaging'),
  },
];

/** Every style with a free dieline, as the engine names it: the engine itself is too large for a search. */
export const dielineStyles: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'straight-tuck-end', name: 'Straight tuck end' },
  { id: 'reverse-tuck-end', name: 'Reverse tuck end' },
  { id: 'snap-lock-bottom', name: 'Snap-lock bottom' },
  { id: 'auto-lock-bottom', name: 'Auto-lock bottom' },
  { id: 'seal-end', name: 'Seal end' },
  { id: 'full-overlap-seal-end', name: 'Full-overlap seal end' },
  { id: 'sleeve', name: 'Sleeve' },
  { id: 'roll-end-tray', name: 'Roll-end tray' },
  { id: 'glued-corner-tray', name: 'Glued-corner tray' },
  { id: 'webbed-tray', name: 'Webbed tray' },
  { id: 'base-and-lid', name: 'Base and lid box' },
  { id: 'hinged-lid', name: 'Hinged lid box' },
  { id: 'mailer', name: 'Mailer box with ears' },
  { id: 'drawer', name: 'Drawer box' },
  { id: 'gusset', name: 'Gusset' },
  { id: 'display', name: 'Display' },
  { id: 'five-panel-hanger', name: 'Five-panel hanger box' },
  { id: 'gable-box', name: 'Gable box' },
  { id: 'hexagonal-box', name: 'Hexagonal box' },
  { id: 'divider-insert', name: 'Divider insert' },
  { id: 'pillow-box', name: 'Pillow box' },
  { id: 'rigid-box', name: 'Rigid box' },
  { id: 'carry-bag', name: 'Carry bag' },
  { id: 'tag', name: 'Tag' },
  { id: 'blister-card', name: 'Blister card' },
  { id: 'label-rectangular', name: 'Rectangular label' },
  { id: 'label-round', name: 'Round label' },
];
