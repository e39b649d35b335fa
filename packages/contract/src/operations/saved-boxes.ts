import { z } from 'zod';
import { boxFile } from '../fields/artwork.ts';
import { deliveryType } from '../fields/cart.ts';
import { savedBoxRow } from '../fields/saved-box.ts';
import { longestNote } from '../forms/box.ts';
import { boxNameRules, longestBoxName } from '../forms/saved-box.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { destinationPincode, formParagraphs, formText, id } from '../kernel/values.ts';
import { boxQuantity, configuredBox, quotationToken } from './prices.ts';

export const savedBoxOperations = {
  SaveBox: operation({
    summary: "Saves a configured box for the signed-in customer; a box that is saved already isn't saved twice.",
    method: 'POST',
    access: 'customer',
    input: record({
      ...configuredBox,
      quantity: field('quantity', boxQuantity),
      /** Stored if it is for exactly this box and quantity. */
      quotation: field('quotation', quotationToken),
      deliveryType: field('deliverytype', deliveryType),
      destination: field('destination_pin', destinationPincode),
      /** The note to the printer. */
      note: field('CustomItemDescription', formParagraphs(longestNote, 'the note to the printer')),
      /** The file that it is printed with. */
      ...boxFile,
      /** If empty, the box is named by what it is. */
      name: field('name', formText(longestBoxName, 'the name')),
    }),
    output: record({
      boxId: field('saved_box_id', z.int()),
      /** Its name, which may come from an earlier call. */
      name: field('name', z.string()),
      /** False if it was saved already. */
      isNew: field('is_new', z.boolean()),
    }),
  }),
  GetSavedBoxes: operation({
    summary: "The signed-in customer's saved boxes with today's prices, newest first.",
    method: 'POST',
    access: 'customer',
    input: record({}),
    output: z.array(savedBoxRow),
  }),
  RenameSavedBox: operation({
    summary: "Gives one of the signed-in customer's saved boxes another name.",
    method: 'POST',
    access: 'customer',
    input: record({ boxId: field('saved_box_id', id), name: field('name', formText(longestBoxName, 'the name')) }),
    rules: boxNameRules,
    output: record({ boxId: field('saved_box_id', z.int()) }),
  }),
  DeleteSavedBox: operation({
    summary: "Deletes one of the signed-in customer's saved boxes.",
    method: 'POST',
    access: 'customer',
    input: record({ boxId: field('saved_box_id', id) }),
    output: record({ boxId: field('saved_box_id', z.int()) }),
  }),
};
