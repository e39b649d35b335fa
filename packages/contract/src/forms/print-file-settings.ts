import type { Rule } from '../kernel/rules.ts';
import { numberField, type SettingsForm, type SettingsSectionOf, settingsNumber, valueIn } from './settings-field.ts';

/** For which printing plates are made: characterisations of presses for which the shop has a colour profile. */
export const printingConditionNames = {
  FOGRA39: 'Coated offset, ISO 12647-2:2004 (FOGRA39)',
  GRACoL2006: 'Coated offset, GRACoL 2006 (CGATS TR 006)',
  FOGRA29: 'Uncoated offset, ISO 12647-2:2004 (FOGRA29)',
} as const;
export type PrintingConditionName = keyof typeof printingConditionNames;

/** From where on something is found in artwork, and for which printing its plates are made. */
export const printFileSettings = {
  name: 'Print files',
  text: 'What is found in artwork when it is checked against the drawing that will be cut, and for which printing its plates are made.',
  fields: [
    {
      name: 'onCoated',
      label: 'Printing on coated board',
      choices: printingConditionNames,
      hint: 'The output intent of the plates; proofs of boxes name it.',
    },
    {
      name: 'onKraft',
      label: 'Printing on kraft',
      choices: printingConditionNames,
      hint: 'Kraft is darker than the paper that any of these was measured on.',
    },
    numberField('stopPpi', 'Pictures can’t be printed below', 50, 1200, 'pixels an inch'),
    numberField('warnPpi', 'Pictures are warned of below', 50, 1200, 'pixels an inch'),
    numberField('notePpi', 'Pictures are noted below', 50, 1200, 'pixels an inch'),
    numberField('lineArtPpi', 'Line art is noted below', 50, 2400, 'pixels an inch', {
      hint: 'Drawings in pixels of black and white.',
    }),
    numberField('boxBleed', 'Bleed of boxes', 0, 10, 'mm', { decimals: true }),
    numberField('stickerBleed', 'Bleed of stickers', 0, 10, 'mm', { decimals: true }),
    numberField('leastType', 'Smallest type', 1, 20, 'pt', { decimals: true, hint: 'In one ink.' }),
    numberField('leastTypeInInks', 'Smallest type in several inks or reversed', 1, 20, 'pt', { decimals: true }),
    numberField('leastStroke', 'Thinnest line', 0, 5, 'pt', {
      decimals: true,
      hint: 'In several inks or reversed, twice as much.',
    }),
    numberField('boxDistance', 'From type and codes to cut and crease of boxes', 0, 20, 'mm', { decimals: true }),
    numberField('stickerDistance', 'From type and codes to the cut of stickers', 0, 20, 'mm', { decimals: true }),
    numberField('inkOnCoated', 'Total ink on coated board', 100, 400, '%'),
    numberField('inkOnUncoated', 'Total ink on uncoated board', 100, 400, '%'),
    numberField('inkOnKraft', 'Total ink on kraft', 100, 400, '%'),
    numberField('tolerance', 'A page may differ by', 0, 10, 'mm', {
      decimals: true,
      hint: 'From the size of the drawing; it is then placed in the middle, with a warning.',
    }),
  ],
} as const satisfies SettingsSectionOf;

/** Limits that contradict each other. */
export const printFileRules: readonly Rule<SettingsForm>[] = [
  {
    field: 'warnPpi',
    text: 'Pictures would stop before they are warned of.',
    fails: (form) => settingsNumber(valueIn(form, 'warnPpi')) < settingsNumber(valueIn(form, 'stopPpi')),
  },
  {
    field: 'notePpi',
    text: 'Pictures would be warned of before they are noted.',
    fails: (form) => settingsNumber(valueIn(form, 'notePpi')) < settingsNumber(valueIn(form, 'warnPpi')),
  },
  {
    field: 'leastTypeInInks',
    text: 'Type in several inks can’t be smaller than in one.',
    fails: (form) =>
      settingsNumber(valueIn(form, 'leastTypeInInks'), true) < settingsNumber(valueIn(form, 'leastType'), true),
  },
];
