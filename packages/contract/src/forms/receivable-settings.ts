import type { Rule } from '../kernel/rules.ts';
import { numberField, type SettingsForm, type SettingsSectionOf, valueIn } from './settings-field.ts';

/** The section of the settings about what customers owe. */
export const receivableSettings = {
  name: 'Receivables',
  text: 'When customers are reminded of what they have to pay, the interest that statements name, and when PayU should have paid. Days and limits of single customers are on their account’s page.',
  fields: [
    numberField('daysBefore', 'The first reminder is mailed', 0, 60, 'days before', {
      hint: 'Before the last day to pay; another follows on the day itself. 0: only on the day.',
    }),
    {
      name: 'daysAfter',
      label: 'Late orders are reminded of after days',
      isOptional: true,
      pattern: /^[1-9]\d{0,2}(\s*,\s*[1-9]\d{0,2}){0,5}$/,
      wrong: 'Please enter up to six numbers of days with commas between them, such as 1, 15, 30.',
      hint: 'With commas between them. Empty: late orders are only alerted to you.',
    },
    numberField('interest', 'Interest a year', 0, 36, '%', {
      decimals: true,
      hint: 'Simple interest on what is late, named on statements and not booked. 0: none. Ask your lawyer what your terms allow.',
    }),
    numberField('settlementDays', 'PayU settles a payment within', 1, 30, 'days', {
      hint: 'What is in no settlement later than that is listed and alerted, once reports are read in.',
    }),
  ],
} as const satisfies SettingsSectionOf;

/** The numbers of a field that holds several, with commas between them. */
export const settingsDays = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** What must be so between them. */
export const receivableRules: readonly Rule<SettingsForm>[] = [
  {
    field: 'daysAfter',
    text: 'Please enter each number of days once, from the smallest to the largest, up to 365.',
    fails: (form) => {
      const days = settingsDays(valueIn(form, 'daysAfter'));
      return days.some((each, place) => each > 365 || each <= (days[place - 1] ?? 0));
    },
  },
];
