import type { Company } from '@boxwright/contract';

interface MaterialLabel {
  readonly name: string;
  /** The picture's name after `material-`. */
  readonly picture: string;
  readonly proof: keyof Company['evidence'];
  /** The text without evidence for the label: no more than anybody can check. */
  readonly meant: string;
}

/** The labels of 'Packing Materials We Specialize In'. They come with a page's data, not with its script. */
const labels: readonly MaterialLabel[] = [
  {
    name: 'Bio Degradable',
    picture: 'biodegradable',
    proof: 'bioDegradable',
    meant: 'Board is wood fibre and rots like paper. Films don’t.',
  },
  {
    name: 'Recyclable',
    picture: 'recyclable',
    proof: 'recyclable',
    meant: 'Cartons without film go into the paper bin.',
  },
  {
    name: 'Non-Toxic',
    picture: 'non-toxic',
    proof: 'nonToxic',
    meant: 'Ask us for the data sheets of inks and glue.',
  },
  {
    name: 'Food Grade',
    picture: 'food-grade',
    proof: 'foodGrade',
    meant: 'Food lies in its own pouch, or ask for the board’s declaration.',
  },
  {
    name: '100% Eco-friendly',
    picture: 'eco-friendly',
    proof: 'ecoFriendly',
    meant: 'Board, ink and glue, unless you choose a film. We claim no more.',
  },
  {
    name: 'Carbon Neutral',
    picture: 'carbon-neutral',
    proof: 'carbonNeutral',
    meant: 'Wood grows again. Our boxes’ carbon hasn’t been measured, so we claim none.',
  },
];

/** The labels with what proves them, from the settings, or else with what is meant. */
export const materialTexts = ({ evidence }: Pick<Company, 'evidence'>) =>
  labels.map(({ name, picture, proof, meant }) => ({ name, picture, text: evidence[proof] || meant }));

export type MaterialTexts = ReturnType<typeof materialTexts>;
