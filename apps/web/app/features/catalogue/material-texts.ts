/** Texts of 'Packing Materials We Specialize In'. They come with a page's data, not with its script. */
export const materialTexts = [
  {
    name: 'Bio Degradable',
    picture: 'biodegradable',
    text: 'Board and water-based coats break down with paper.',
  },
  { name: 'Recyclable', picture: 'recyclable', text: 'Bare and water-coated cartons go into the paper bin.' },
  { name: 'Non-Toxic', picture: 'non-toxic', text: 'Inks without heavy metals, glues without solvents.' },
  { name: 'Food Grade', picture: 'food-grade', text: 'Boards and an inner barrier made for food.' },
  { name: '100% Eco-friendly', picture: 'eco-friendly', text: 'Plastic-free cartons, unless you choose a film.' },
  { name: 'Carbon Neutral', picture: 'carbon-neutral', text: 'Wood fibre from forests that are planted again.' },
] as const;

export type MaterialTexts = readonly {
  readonly name: string;
  /** Its picture is `material-<this>`. */
  readonly picture: string;
  readonly text: string;
}[];
