import { atMost, matches, type Rule, required } from '../kernel/rules.ts';
import { megabyte } from './file-size.ts';
import { longest } from './lengths.ts';

/** What can be wrong with delivered goods, in the order of the form. */
export const returnReasons = ['defective', 'damaged', 'too-few', 'not-as-approved'] as const;

/** What the customer would like if the printer is at fault. */
export const returnWishes = ['print-again', 'refund'] as const;

/** The most photographs in one request. */
export const mostReturnPhotos = 6;

/** In bytes; phones make photographs of 3 to 8 MB. */
export const largestReturnPhoto = 15 * megabyte;

interface ReturnForm {
  readonly reason: string;
  readonly wish: string;
  readonly batchNumber: string;
  readonly manufacturedOn: string;
  readonly description: string;
}

export const returnRules: readonly Rule<ReturnForm>[] = [
  required('reason', 'Please choose what is wrong.'),
  required('batchNumber', 'Please enter the batch number from the label of the carton.'),
  required('manufacturedOn', 'Please enter the manufacturing date from the label of the carton.'),
  matches('manufacturedOn', /^\d{4}-\d{2}-\d{2}$/, 'Please enter the date as day, month and year.'),
  required('description', 'Please describe what is wrong.'),
  required('wish', 'Please choose what you would like.'),
  atMost('batchNumber', longest.batchNumber, 'the batch number'),
  atMost('description', longest.complaint, 'the description'),
];

/** Address of a complaint's photograph, for the order's customer. */
export const returnPhotoAddress = (token: string): string => `/return-photos/${token}.webp`;

/** Address to which an order's photographs are sent, one at a time. */
export const returnPhotoUpload = (orderId: number | string): string => `/return-photos/${orderId}`;
