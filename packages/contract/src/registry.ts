import type { z } from 'zod';
import type { InputOf, Operation, OutputOf } from './kernel/operation.ts';
import { accountOperations } from './operations/account.ts';
import { accountDataOperations } from './operations/account-data.ts';
import { accountingOperations } from './operations/accounts.ts';
import { addressOperations } from './operations/addresses.ts';
import { afterSaleOperations } from './operations/after-sale.ts';
import { alertOperations } from './operations/alerts.ts';
import { analyticsOperations } from './operations/analytics.ts';
import { artworkOperations } from './operations/artwork.ts';
import { auditOperations } from './operations/audit.ts';
import { cartOperations } from './operations/cart.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { cataloguePictureOperations } from './operations/catalogue-pictures.ts';
import { chequeOperations } from './operations/cheques.ts';
import { courierBillOperations } from './operations/courier-bills.ts';
import { courierCashOperations } from './operations/courier-cash.ts';
import { customerMoneyOperations } from './operations/customer-money.ts';
import { customerOperations } from './operations/customers.ts';
import { datedRateOperations } from './operations/dated-rates.ts';
import { deskOperations } from './operations/desk.ts';
import { deskOrderOperations } from './operations/desk-orders.ts';
import { deskSupplyOperations } from './operations/desk-supply.ts';
import { dielineOperations } from './operations/dielines.ts';
import { discountOperations } from './operations/discounts.ts';
import { documentOperations } from './operations/documents.ts';
import { ewayBillOperations } from './operations/e-way-bills.ts';
import { enquiryOperations } from './operations/enquiries.ts';
import { figuresOperations } from './operations/figures.ts';
import { listFileOperations } from './operations/list-files.ts';
import { officeCatalogueOperations } from './operations/office-catalogue.ts';
import { officeEnquiryOperations } from './operations/office-enquiries.ts';
import { officeProofOperations } from './operations/office-proofs.ts';
import { officeStickerOperations } from './operations/office-stickers.ts';
import { officeWorkOperations } from './operations/office-work.ts';
import { orderMessageOperations } from './operations/order-messages.ts';
import { orderOperations } from './operations/orders.ts';
import { parcelOperations } from './operations/parcels.ts';
import { partDeliveryOperations } from './operations/part-deliveries.ts';
import { passwordOperations } from './operations/passwords.ts';
import { paymentLinkOperations } from './operations/payment-links.ts';
import { paymentOperations } from './operations/payments.ts';
import { priceTableOperations } from './operations/price-tables.ts';
import { priceOperations } from './operations/prices.ts';
import { productionOperations } from './operations/production.ts';
import { productionRunOperations } from './operations/production-runs.ts';
import { profileOperations } from './operations/profile.ts';
import { proofOperations } from './operations/proofs.ts';
import { quotationOperations } from './operations/quotations.ts';
import { receivableOperations } from './operations/receivables.ts';
import { refundOperations } from './operations/refunds.ts';
import { reorderOperations } from './operations/reorder.ts';
import { savedBoxOperations } from './operations/saved-boxes.ts';
import { searchWordOperations } from './operations/search-words.ts';
import { sellingOperations } from './operations/selling.ts';
import { settingsOperations } from './operations/settings.ts';
import { settlementOperations } from './operations/settlements.ts';
import { siteOperations } from './operations/site.ts';
import { staffOperations } from './operations/staff.ts';
import { staffAccountOperations } from './operations/staff-account.ts';
import { staffMemberOperations } from './operations/staff-members.ts';
import { stickerOperations } from './operations/stickers.ts';
import { stockOperations } from './operations/stock.ts';
import { tdsOperations } from './operations/tds.ts';
import { trackingOperations } from './operations/tracking.ts';

/** Every operation by name. HTTP, server rendering, tests and documentation are generated from this list. */
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
  ...proofOperations,
  ...afterSaleOperations,
  ...deskOrderOperations,
  ...deskSupplyOperations,
  ...orderMessageOperations,
  ...paymentLinkOperations,
  ...siteOperations,
  ...staffOperations,
  ...staffMemberOperations,
  ...staffAccountOperations,
  ...auditOperations,
  ...alertOperations,
  ...searchWordOperations,
  ...officeEnquiryOperations,
  ...officeWorkOperations,
  ...officeProofOperations,
  ...productionOperations,
  ...productionRunOperations,
  ...stockOperations,
  ...accountingOperations,
  ...figuresOperations,
  ...customerMoneyOperations,
  ...receivableOperations,
  ...listFileOperations,
  ...settlementOperations,
  ...courierCashOperations,
  ...courierBillOperations,
  ...tdsOperations,
  ...chequeOperations,
  ...ewayBillOperations,
  ...refundOperations,
  ...priceTableOperations,
  ...deskOperations,
  ...parcelOperations,
  ...partDeliveryOperations,
  ...datedRateOperations,
  ...discountOperations,
  ...settingsOperations,
  ...customerOperations,
  ...quotationOperations,
  ...sellingOperations,
  ...officeCatalogueOperations,
  ...officeStickerOperations,
  ...cataloguePictureOperations,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Input<N extends OperationName> = InputOf<Operations[N]>;
export type Output<N extends OperationName> = OutputOf<Operations[N]>;

/** Looks up an operation by a name from a request. */
export const findOperation = (name: string): Operation<z.ZodType, z.ZodType> | undefined =>
  Object.hasOwn(operations, name) ? (operations[name as OperationName] as unknown as Operation) : undefined;
