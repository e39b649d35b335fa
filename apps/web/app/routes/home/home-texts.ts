/** The home page's texts. They come with the page's data and not with its script, which has a size budget. */
export const homeTexts: HomeTexts = {
  industries: [
    {
      id: 'cosmetics-health-beauty',
      name: 'Cosmetics, Health & Beauty',
      picture: 'beauty',
      alt: 'Soap and cream cartons',
      text: 'Cartons that keep their finish in wet hands and under shop lights.',
    },
    {
      id: 'medical-and-pharmaceutical',
      name: 'Medical & Pharmaceutical',
      picture: 'medical',
      alt: 'Cartons of the medical and pharmaceutical trade',
      text: 'Clear panels for batch, dose and code; folds that close on a line.',
    },
    {
      id: 'food-and-confectionery',
      name: 'Food & Confectionery',
      picture: 'food',
      alt: 'Cartons for food and confectionery',
      text: 'Food-grade board, with a barrier against oil and moisture.',
    },
    {
      id: 'consumer-products',
      name: 'Consumer Products',
      picture: 'consumer',
      alt: 'Cartons for consumer products',
      text: 'Boxes that hang, stand and stack, for shops and parcels.',
    },
    {
      id: 'industrial-products',
      name: 'Industrial Products',
      picture: 'industrial',
      alt: 'Cartons for industrial products',
      text: 'Stiff board for metal parts that weigh more than they look.',
    },
    {
      id: 'apparel-and-innerwear',
      name: 'Apparel & Innerwear',
      picture: 'apparel',
      alt: 'Cartons for apparel and innerwear',
      text: 'Flat boxes that unfold a garment the way it was folded.',
    },
  ],
  about: [
    'We are the packaging unit of a printing company that has worked in Chennai since 1972. What we print we also cut, crease, paste and pack, so one team answers for the whole box.',
    'We built this shop because asking for a price should not take three calls. The figure on the screen is the one on the invoice: board, print, coating, the die, GST and delivery are in it.',
  ],
};

export interface Industry {
  /** The anchor of the section on the page. */
  readonly id: string;
  /** The name of the catalogue's vertical. */
  readonly name: string;
  /** The picture's name: `industry-<picture>.webp`. */
  readonly picture: string;
  readonly alt: string;
  readonly text: string;
}

export interface HomeTexts {
  readonly industries: readonly Industry[];
  readonly about: readonly string[];
}
