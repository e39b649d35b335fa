import type { Rule } from '../kernel/rules.ts';
import { type SettingsForm, valueIn } from './settings-field.ts';

/** GST codes of the states by their names in addresses, in small letters. */
const names: readonly (readonly [name: string, code: string])[] = [
  ['jammu', '01'],
  ['kashmir', '01'],
  ['himachal pradesh', '02'],
  ['punjab', '03'],
  ['chandigarh', '04'],
  ['uttarakhand', '05'],
  ['haryana', '06'],
  ['delhi', '07'],
  ['rajasthan', '08'],
  ['uttar pradesh', '09'],
  ['bihar', '10'],
  ['sikkim', '11'],
  ['arunachal pradesh', '12'],
  ['nagaland', '13'],
  ['manipur', '14'],
  ['mizoram', '15'],
  ['tripura', '16'],
  ['meghalaya', '17'],
  ['assam', '18'],
  ['west bengal', '19'],
  ['jharkhand', '20'],
  ['odisha', '21'],
  ['orissa', '21'],
  ['chhattisgarh', '22'],
  ['madhya pradesh', '23'],
  ['gujarat', '24'],
  ['daman', '26'],
  ['dadra', '26'],
  ['maharashtra', '27'],
  ['karnataka', '29'],
  ['goa', '30'],
  ['lakshadweep', '31'],
  ['kerala', '32'],
  ['tamil nadu', '33'],
  ['tamilnadu', '33'],
  ['puducherry', '34'],
  ['pondicherry', '34'],
  ['andaman', '35'],
  ['telangana', '36'],
  ['andhra pradesh', '37'],
  ['ladakh', '38'],
];

/** The states, as GST codes, in which the pincodes with these first two digits lie; several where a state has enclaves in another. */
const areas: readonly (readonly [from: number, to: number, codes: readonly string[]])[] = [
  [11, 11, ['07']],
  [12, 13, ['06', '04']],
  [14, 15, ['03', '04']],
  [16, 16, ['03', '04', '06']],
  [17, 17, ['02']],
  [18, 19, ['01', '38']],
  [20, 28, ['09', '05']],
  [30, 34, ['08']],
  [36, 39, ['24', '26']],
  [40, 44, ['27', '30']],
  [45, 48, ['23']],
  [49, 49, ['22']],
  [50, 50, ['36', '37']],
  [51, 53, ['37', '34']],
  [56, 59, ['29']],
  [60, 64, ['33', '34']],
  [67, 69, ['32', '31', '34']],
  [70, 74, ['19', '11', '35']],
  [75, 77, ['21']],
  [78, 78, ['18']],
  [79, 79, ['12', '13', '14', '15', '16', '17', '18']],
  [80, 85, ['10', '20']],
];

/**
 * The states in which an address may lie, as GST codes: by its pincode, and by the state that it names where that is one of
 * the pincode's. A street may be named after another state. Empty if neither says it.
 */
export function statesOfAddress(address: string): readonly string[] {
  const text = address.toLowerCase();
  const named = names.filter(([name]) => new RegExp(`\\b${name}\\b`).test(text)).map(([, code]) => code);
  const area = Number(/(?<!\d)([1-9]\d)\d\s?\d{3}(?!\d)/.exec(text)?.[1] ?? 0);
  const byPincode = areas.find(([from, to]) => area >= from && area <= to)?.[2] ?? [];
  if (byPincode.length === 0) return named;
  const both = byPincode.filter((code) => named.includes(code));
  return both.length > 0 ? both : byPincode;
}

/** Goods are sold from one state: that of the company's GSTIN, which invoices print beside the address. */
export const gstinOfAddress: Rule<SettingsForm> = {
  field: 'gstin',
  text: 'The GSTIN’s first two digits are those of another state than that of the address, but goods are sold from one state. Please enter the GSTIN of that state, or correct the address.',
  fails: (form) => {
    const [gstin, states] = [valueIn(form, 'gstin'), statesOfAddress(valueIn(form, 'addressLines'))];
    return gstin !== '' && states.length > 0 && !states.includes(gstin.slice(0, 2));
  },
};
