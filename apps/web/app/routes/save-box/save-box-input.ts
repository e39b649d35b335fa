import { type Input, patterns } from '@boxwright/contract';
import { type BoxChoice, countOf } from '../../features/configurator/box-choice.ts';
import { boxInput, contentsInput, destinationOf } from '../../features/configurator/quote-input.ts';

/** The typed values of the page. */
export interface SaveBoxTyped {
  readonly name: string;
  readonly note: string;
}

/** Input of `SaveBox` for a chosen box. A pincode that isn't complete is left out. */
export const saveBoxInput = (choice: BoxChoice, { name, note }: SaveBoxTyped): Input<'SaveBox'> => {
  const destination = destinationOf(choice);
  return {
    ...boxInput(choice),
    ...contentsInput(choice),
    quantity: countOf(choice),
    quotation: choice.quotation,
    artwork: choice.artwork,
    place: choice.place,
    deliveryType: choice.deliveryType,
    destination: destination !== null && patterns.pincode.test(destination) ? destination : null,
    note,
    name,
  };
};
