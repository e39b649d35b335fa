import { isDay } from '../kernel/days.ts';
import { atMost, holdsNoLink, isEmail, isMobile, type Rule, required } from '../kernel/rules.ts';
import { nameWithLink } from './account.ts';
import { longest } from './lengths.ts';

export const genders = ['Male', 'Female', 'Others'] as const;
export const maritalStatuses = ['Married', 'Widowed', 'Separated', 'Divorced', 'Single'] as const;

/**
 * The picture field's special values: keep the stored picture, or use the initials. Otherwise it's a new picture as a
 * data URL.
 */
export const profilePicture = { kept: 'kept', initials: 'initials' } as const;

export interface ProfileForm {
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly gender: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  readonly maritalStatus: string;
  /** `YYYY-MM-DD`. */
  readonly anniversary: string;
  /** Empty once the user has removed it; absent if the client sends none, which keeps the stored one. */
  readonly picture?: string | undefined;
}

const oneOf = (options: readonly string[], value: string) => options.includes(value);

/**
 * Document 3, section 5, Edit profile, in this order. The last five are our additions: values that aren't in the lists,
 * impossible dates, links in names, and lengths.
 */
export const profileRules: readonly Rule<ProfileForm>[] = [
  required('companyName', 'Please enter your Company Name.'),
  required('name', 'Please enter your Name.'),
  required('email', 'Please enter email.'),
  isEmail('email', 'Please enter valid E-mail.'),
  required('mobile', 'Please enter Mobile Number.'),
  isMobile('mobile', 'Please enter valid Mobile Number.'),
  { field: 'gender', text: 'Please enter Gender.', fails: ({ gender }) => !oneOf(genders, gender) },
  {
    field: 'dateOfBirth',
    text: 'Please enter Date of Birth.',
    fails: ({ dateOfBirth }) => !isDay(dateOfBirth),
  },
  { field: 'picture', text: 'Please select an Image.', fails: ({ picture }) => picture === '' },
  {
    field: 'maritalStatus',
    text: 'Please choose a marital status from the list.',
    fails: ({ maritalStatus }) => maritalStatus !== '' && !oneOf(maritalStatuses, maritalStatus),
  },
  {
    field: 'anniversary',
    text: 'Please enter a valid date of anniversary.',
    fails: ({ anniversary }) => anniversary !== '' && !isDay(anniversary),
  },
  holdsNoLink('name', nameWithLink),
  atMost('companyName', longest.company, 'your Company Name'),
  atMost('name', longest.name, 'your Name'),
];
