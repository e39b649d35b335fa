import { type Rule, required } from '../kernel/rules.ts';

/** The most boxes that a customer can keep. */
export const mostSavedBoxes = 50;

/** Longest name of a saved box, in characters. */
export const longestBoxName = 80;

/** The name of a saved box to which the customer gave none: what it is and its inside size. */
export const savedBoxName = (box: string, size: string): string => `${box}, ${size}`.slice(0, longestBoxName);

export interface BoxNameForm {
  readonly name: string;
}

/** What is checked before a saved box is renamed. */
export const boxNameRules: readonly Rule<BoxNameForm>[] = [required('name', 'Please enter a name.')];

/** What the customer reads after saving a box. */
export const savedText = ({ name, isNew }: { readonly name: string; readonly isNew: boolean }): string =>
  isNew ? `Saved as “${name}”.` : `You have saved this box already, as “${name}”.`;
