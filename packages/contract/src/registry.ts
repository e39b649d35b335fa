import type { z } from 'zod';
import type { InputOf, Operation, OutputOf } from './kernel/operation.ts';
import { accountOperations } from './operations/account.ts';
import { accountDataOperations } from './operations/account-data.ts';
import { addressOperations } from './operations/addresses.ts';
import { afterSaleOperations } from './operations/after-sale.ts';
import { alertOperations } from './operations/alerts.ts';
import { analyticsOperations } from './operations/analytics.ts';
import { artworkOperations } from './operations/artwork.ts';
import { cartOperations } from './operations/cart.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { dielineOperations } from './operations/dielines.ts';
import { documentOperations } from './operations/documents.ts';
import { enquiryOperations } from './operations/enquiries.ts';
import { orderOperations } from './operations/orders.ts';
import { passwordOperations } from './operations/passwords.ts';
import { paymentOperations } from './operations/payments.ts';
import { priceOperations } from './operations/prices.ts';
import { profileOperations } from './operations/profile.ts';
import { reorderOperations } from './operations/reorder.ts';
import { savedBoxOperations } from './operations/saved-boxes.ts';
import { searchWordOperations } from './operations/search-words.ts';
import { siteOperations } from './operations/site.ts';
import { staffOperations } from './operations/staff.ts';
import { stickerOperations } from './operations/stickers.ts';
import { trackingOperations } from './operations/tracking.ts';

/** Every operation by name: HTTP, server rendering, tests and documentation are generated from this list. */
export const operations = {
  ...catalogueOperations,
  ...stickerOperations,
  ...artworkOperations,
  ...priceOperations,
  ...dielineOperations,
  ...cartOperations,
  ...savedBoxOperations,
  ...accountOperations,
  ...passwordOperations,
  ...addressOperations,
  ...profileOperations,
  ...accountDataOperations,
  ...enquiryOperations,
  ...analyticsOperations,
  ...orderOperations,
  ...reorderOperations,
  ...documentOperations,
  ...paymentOperations,
  ...trackingOperations,
  ...afterSaleOperations,
  ...siteOperations,
  ...staffOperations,
  ...alertOperations,
  ...searchWordOperations,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Input<N extends OperationName> = InputOf<Operations[N]>;
export type Output<N extends OperationName> = OutputOf<Operations[N]>;

/** Looks up an operation by a name from a request. */
export const findOperation = (name: string): Operation<z.ZodType, z.ZodType> | undefined =>
  Object.hasOwn(operations, name) ? (operations[name as OperationName] as unknown as Operation) : undefined;
