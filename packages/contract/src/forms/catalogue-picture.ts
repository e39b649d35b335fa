import type { Rule } from '../kernel/rules.ts';
import { fileSizeWords, megabyte } from './file-size.ts';

/** Address of a catalogue picture; beside it are its AVIF files, one for each width. */
export const pictureAddress = (token: string): string => `/pictures/catalogue/${token}.webp`;

/** Widths of the AVIF files, in pixels; the WebP has the largest of them. */
export const pictureWidths = [320, 640, 960] as const;

/** Address to which a picture's form is posted. */
export const pictureUpload = (kind: string, id: number | string): string => `/manage/catalogue-pictures/${kind}/${id}`;

/** Largest file, in bytes. */
export const largestPicture = 15 * megabyte;

/** The smallest size that is sharp on the site, in pixels. */
export const leastPicture = { width: 640, height: 480 } as const;

/** Longest text for people who don't see the picture, in characters. */
export const longestPictureText = 160;

/** Why an uploaded file was refused, by the word in the page's address. */
export const pictureRefusals = {
  'too-large': `This file is larger than ${fileSizeWords(largestPicture)}. Please save it as a JPEG and upload that.`,
  'no-picture': 'Please choose a PNG or JPEG. Other files can’t be shown.',
  unreadable: 'This picture can’t be read. Please save it again, or choose another one.',
  'too-small': `This picture is too small to be sharp: it needs ${leastPicture.width} × ${leastPicture.height} pixels. Please choose a larger one.`,
  failed:
    'We could not take this picture because of an error of ours, and keep it to find out why. Please try another one meanwhile.',
  busy: 'Too many files were sent in a short time. Please wait a little and send this one again.',
} as const;
export type PictureRefusal = keyof typeof pictureRefusals;

/** A picture needs its text; removing a picture needs none. */
export const describedRules: readonly Rule<{ readonly token: string | null; readonly alt: string }>[] = [
  {
    field: 'alt',
    text: 'Please say in a few words what the picture shows.',
    fails: ({ token, alt }) => token !== null && alt === '',
  },
];
