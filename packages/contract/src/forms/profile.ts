import { holdsNoLink, isEmail, matches, patterns, type Rule, required } from '../kernel/rules.ts';
import { nameWithLink } from './account.ts';

export const genders = ['Male', 'Female', 'Others'] as const;
export const maritalStatuses = ['Married', 'Widowed', 'Separated', 'Divorced', 'Single'] as const;

/** What stands for a profile's picture: the one that is stored, the drawn initials, or a new one as a data address. */
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
  /** Empty once it was removed; absent where a client sends none, which keeps it. */
  readonly picture?: string | undefined;
}

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const oneOf = (options: readonly string[], value: string) => options.includes(value);

/** Document 3, section 5, Edit profile: in this order; the last three are ours, for what no list or calendar has and no mail should carry. */
export const profileRules: readonly Rule<ProfileForm>[] = [
  required('companyName', 'Please enter your Company Name.'),
  required('name', 'Please enter your Name.'),
  required('email', 'Please enter email.'),
  isEmail('email', 'Please enter valid E-mail.'),
  required('mobile', 'Please enter Mobile Number.'),
  matches('mobile', patterns.mobile, 'Please enter valid Mobile Number.'),
  { field: 'gender', text: 'Please enter Gender.', fails: ({ gender }) => !oneOf(genders, gender) },
  {
    field: 'dateOfBirth',
    text: 'Please enter Date of Birth.',
    fails: ({ dateOfBirth }) => !isDay(dateOfBirth),
  },
  { field: 'picture', text: 'Please select an Image.', fails: ({ picture }) => picture === '' },
  {
    field: 'maritalStatus',
    text: 'Please choose a marital status of the list.',
    fails: ({ maritalStatus }) => maritalStatus !== '' && !oneOf(maritalStatuses, maritalStatus),
  },
  {
    field: 'anniversary',
    text: 'Please enter a valid date of anniversary.',
    fails: ({ anniversary }) => anniversary !== '' && !isDay(anniversary),
  },
  holdsNoLink('name', nameWithLink),
];
