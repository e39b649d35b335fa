import { type Rule, required } from '../kernel/rules.ts';

export const searchWordMaxLength = 30;

/** A word by which buyers find a box, or one size of it. */
export interface SearchWordForm {
  readonly word: string;
  /** The box and the size, as `searchWordTarget` writes them. */
  readonly target: string;
}

/** The back office isn't in the specification; these texts follow those of its forms. */
export const searchWordRules: readonly Rule<SearchWordForm>[] = [
  required('word', 'Please enter a word.'),
  {
    field: 'word',
    text: 'Please enter one word: the search compares each word by itself.',
    fails: ({ word }) => /\s/.test(word.trim()),
  },
  {
    field: 'word',
    text: 'Please use the letters a to z and digits: the search compares no others.',
    fails: ({ word }) => !/^[a-z0-9]+$/i.test(word.trim()),
  },
  {
    field: 'target',
    text: 'Please choose the box that the word finds.',
    fails: ({ target }) => readSearchWordTarget(target) === null,
  },
];

export interface SearchWordTarget {
  readonly categoryId: number;
  /** Null for all sizes of the box. */
  readonly variantId: number | null;
}

export const searchWordTarget = ({ categoryId, variantId }: SearchWordTarget): string =>
  variantId === null ? String(categoryId) : `${categoryId}-${variantId}`;

/** Null if the text isn't a target. */
export const readSearchWordTarget = (text: string): SearchWordTarget | null => {
  const [, category, variant] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(text) ?? [];
  if (category === undefined) return null;
  return { categoryId: Number(category), variantId: variant === undefined ? null : Number(variant) };
};
