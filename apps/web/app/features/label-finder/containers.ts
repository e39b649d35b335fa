/** The kinds of containers that labels are found for. */
export const containerKinds = ['bottle', 'jar', 'pouch', 'box'] as const;
export type ContainerKind = (typeof containerKinds)[number];

/** A measured container, in mm. */
export type Container =
  | { readonly kind: 'bottle'; readonly around: number; readonly straight: number }
  /** `lid` is the flat part of its lid, across; null where it isn't known. */
  | { readonly kind: 'jar'; readonly around: number; readonly straight: number; readonly lid: number | null }
  /** Outer size, lying flat, and the widths kept free at its sides, its top and its foot. */
  | {
      readonly kind: 'pouch';
      readonly width: number;
      readonly height: number;
      readonly seal: number;
      readonly top: number;
      readonly foot: number;
    }
  | { readonly kind: 'box'; readonly length: number; readonly width: number; readonly height: number };

/** A measure that is asked for. The form's control and the address use its name. */
export interface Measure {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** In a sentence: "the straight height". */
  readonly said: string;
  readonly least: number;
  readonly most: number;
  /** The page opens with it. */
  readonly example: number;
  readonly isOptional?: boolean;
}

/** How the roundness of a bottle is measured: with a ruler, or with a tape. */
export const waysRound = ['across', 'around'] as const;
export type WayRound = (typeof waysRound)[number];

const across: Measure = { name: 'girth', label: 'Diameter', said: 'the diameter', least: 10, most: 600, example: 60 };

/** The girth as a circumference; its limits are those of the diameter. */
export const around: Measure = {
  ...across,
  label: 'Circumference',
  said: 'the circumference',
  least: 32,
  most: 1885,
};

const straight: Measure = {
  name: 'straight',
  label: 'Straight height',
  hint: 'Between the curves of base and shoulder.',
  said: 'the straight height',
  least: 16,
  most: 1000,
  example: 120,
};

export interface ContainerText {
  readonly name: string;
  readonly inShort: string;
  readonly measures: readonly Measure[];
}

export const containerTexts: Readonly<Record<ContainerKind, ContainerText>> = {
  bottle: { name: 'Round bottle', inShort: 'Oil, juice, shampoo, syrup', measures: [across, straight] },
  jar: {
    name: 'Jar',
    inShort: 'Honey, pickle, cream, candles',
    measures: [
      { ...across, example: 66 },
      { ...straight, example: 62 },
      {
        name: 'lid',
        label: 'Lid, flat top',
        said: 'the lid',
        least: 16,
        most: 308,
        example: 60,
        isOptional: true,
      },
    ],
  },
  pouch: {
    name: 'Pouch',
    inShort: 'Coffee, spices, snacks',
    measures: [
      {
        name: 'width',
        label: 'Width',
        hint: 'Lying flat, empty.',
        said: 'the width',
        least: 40,
        most: 800,
        example: 130,
      },
      {
        name: 'height',
        label: 'Height',
        hint: 'Lying flat, empty.',
        said: 'the height',
        least: 60,
        most: 1200,
        example: 210,
      },
      {
        name: 'seal',
        label: 'Side seal',
        hint: 'The stiff edge at each side.',
        said: 'the side seal',
        least: 0,
        most: 40,
        example: 8,
      },
      {
        name: 'top',
        label: 'Top to zip',
        hint: 'From the top edge to below the zip; without one, the top seal.',
        said: 'the part above',
        least: 0,
        most: 150,
        example: 35,
      },
      {
        name: 'foot',
        label: 'Foot',
        hint: 'What folds out below; without one, the bottom seal.',
        said: 'the foot',
        least: 0,
        most: 150,
        example: 35,
      },
    ],
  },
  box: {
    name: 'Box',
    inShort: 'Kraft boxes, cartons, mailers',
    measures: [
      {
        name: 'length',
        label: 'Length',
        hint: 'Along the front.',
        said: 'the length',
        least: 20,
        most: 1200,
        example: 110,
      },
      { name: 'width', label: 'Width', hint: 'Front to back.', said: 'the width', least: 20, most: 1200, example: 70 },
      { name: 'height', label: 'Height', said: 'the height', least: 20, most: 1200, example: 90 },
    ],
  },
};

/** Conditions under which a label is used. */
export const conditions = ['dry', 'fridge', 'oil', 'rain'] as const;
export type Condition = (typeof conditions)[number];

export const conditionNames: Readonly<Record<Condition, string>> = {
  dry: 'Only dry hands and shelves',
  fridge: 'Refrigerator, ice, condensation',
  oil: 'Oil, soap, cream',
  rain: 'Rain and splashes',
};
