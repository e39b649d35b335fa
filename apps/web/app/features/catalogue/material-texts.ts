/** Said about 'Packing Materials We Specialize In'; comes with a page's data, not with its script. */
export const materialTexts = [
  { name: 'Bio Degradable', text: 'Board and water-based coats break down with paper.' },
  { name: 'Recyclable', text: 'Bare and water-coated cartons go into the paper bin.' },
  { name: 'Non-Toxic', text: 'Inks without heavy metals, glues without solvents.' },
  { name: 'Food Grade', text: 'Boards and an inner barrier made for food.' },
  { name: '100% Eco-friendly', text: 'Plastic-free cartons, unless you choose a film.' },
  { name: 'Carbon Neutral', text: 'Wood fibre from forests that are planted again.' },
] as const;

export type MaterialTexts = readonly { readonly name: string; readonly text: string }[];
