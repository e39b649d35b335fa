import { decimalIn, quantityIn } from '../kernel/quantity.ts';

/** A form of the settings: a text for each field. */
export type SettingsForm = Readonly<Record<string, string>>;

export interface SettingsField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Several lines, one entry each. */
  readonly isList?: true;
  readonly isOptional?: true;
  /** The values that can be chosen, and what they are called. */
  readonly choices?: Readonly<Record<string, string>>;
  /** A whole number, or an amount with two decimals, and its bounds. */
  readonly number?: { readonly least: number; readonly most: number; readonly unit: string; readonly decimals?: true };
  /** What a text, or each line of a list, must look like, and the sentence if it doesn't. */
  readonly pattern?: RegExp;
  readonly wrong?: string;
  /** Written in capitals without spaces and hyphens, whatever is typed, as banks and offices print it in groups. */
  readonly isCode?: true;
}

/** A field for a number. */
export const numberField = (
  name: string,
  label: string,
  least: number,
  most: number,
  unit: string,
  more: Pick<SettingsField, 'hint'> & { readonly decimals?: true } = {},
): SettingsField => {
  const { decimals, ...rest } = more;
  return { name, label, number: { least, most, unit, ...(decimals ? { decimals } : {}) }, ...rest };
};

export interface SettingsSectionOf {
  readonly name: string;
  readonly text: string;
  readonly fields: readonly SettingsField[];
}

/** What was typed into a field. */
export const valueIn = (form: SettingsForm, name: string): string => (form[name] ?? '').trim();

/** A number of the form, with at most two decimals if it may have decimals; NaN if it isn't a number. */
export const settingsNumber = (text: string, decimals = false): number =>
  Number((decimals ? decimalIn(text, 2) : quantityIn(text)) ?? Number.NaN);
