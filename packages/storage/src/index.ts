export {
  type Connection,
  connect,
  type Db,
  type DbOrTx,
  inShortSnapshot,
  inSnapshot,
  inTransaction,
  runText,
  type Tx,
} from './connect.ts';
export * from './migrate.ts';
export { roundTripsMade, statementsSent } from './preparing-client.ts';
export * from './queries/accounts/accounts.ts';
export * from './queries/accounts/cheques.ts';
export * from './queries/accounts/closed-books.ts';
export * from './queries/accounts/courier-bills.ts';
export { type CourierCash, listCourierCash } from './queries/accounts/courier-cash.ts';
export * from './queries/accounts/customer-terms.ts';
export * from './queries/accounts/e-invoices.ts';
export * from './queries/accounts/receivables.ts';
export * from './queries/accounts/settlements.ts';
export * from './queries/accounts/tds.ts';
export * from './queries/artworks/artworks.ts';
export * from './queries/artworks/uploads.ts';
export * from './queries/carts/cart-after-order.ts';
export * from './queries/carts/cart-lines.ts';
export * from './queries/carts/carts.ts';
export * from './queries/carts/desk-carts.ts';
export * from './queries/catalogue/catalogue.ts';
export * from './queries/catalogue/catalogue-entries.ts';
export * from './queries/catalogue/catalogue-pictures.ts';
export * from './queries/catalogue/holidays.ts';
export * from './queries/catalogue/materials.ts';
export * from './queries/catalogue/price-drafts.ts';
export * from './queries/catalogue/price-versions.ts';
export * from './queries/catalogue/rate-cards.ts';
export * from './queries/catalogue/search-words.ts';
export * from './queries/catalogue/sticker-entries.ts';
export * from './queries/catalogue/stickers.ts';
export * from './queries/catalogue/tax-rates.ts';
export * from './queries/customers/accounts.ts';
export * from './queries/customers/addresses.ts';
export * from './queries/customers/artworks-of-customer.ts';
export * from './queries/customers/customer-search.ts';
export * from './queries/customers/customers.ts';
export * from './queries/customers/erasure.ts';
export * from './queries/customers/own-data.ts';
export * from './queries/customers/own-words.ts';
export * from './queries/customers/passwords.ts';
export * from './queries/customers/saved-boxes.ts';
export * from './queries/customers/sessions.ts';
export * from './queries/customers/sign-ins.ts';
export * from './queries/discounts/coupon-uses.ts';
export * from './queries/discounts/office-discounts.ts';
export * from './queries/discounts/order-discounts.ts';
export { findPriceLists } from './queries/discounts/price-lists-of.ts';
export * from './queries/documents/customer-quotations.ts';
export * from './queries/documents/documents.ts';
export * from './queries/documents/quotations.ts';
export * from './queries/documents/quotations-followed.ts';
export type { Filter } from './queries/equal-to.ts';
export * from './queries/mails/enquiries.ts';
export * from './queries/mails/enquiry-inbox.ts';
export * from './queries/mails/mail-refusals.ts';
export * from './queries/mails/mail-search.ts';
export * from './queries/mails/mails.ts';
export * from './queries/operation/alerts.ts';
export * from './queries/operation/audit.ts';
export * from './queries/operation/event-counts.ts';
export * from './queries/operation/figures.ts';
export * from './queries/operation/idempotency.ts';
export * from './queries/operation/jobs.ts';
export * from './queries/operation/limits.ts';
export { type Channel, listen } from './queries/operation/notifications.ts';
export { type OfficeMark, readOfficeMark } from './queries/operation/office-mark.ts';
export * from './queries/operation/settings.ts';
export * from './queries/operation/shop-version.ts';
export * from './queries/operation/takes-writes.ts';
export * from './queries/operation/waiting-work.ts';
export * from './queries/orders/artwork-history.ts';
export { orderWithArtwork } from './queries/orders/artwork-of-placed.ts';
export { artworkStandingsOf } from './queries/orders/artwork-standing.ts';
export * from './queries/orders/corrections.ts';
export * from './queries/orders/desk-counts.ts';
export * from './queries/orders/desk-order.ts';
export {
  type DeskCursor,
  type DeskFilter,
  type DeskOrder,
  findDeskOrders,
  readDeskOrders,
} from './queries/orders/desk-orders.ts';
export { type DeskSearch, wordsIn } from './queries/orders/desk-search.ts';
export * from './queries/orders/desk-views.ts';
export {
  type Die,
  type DieBox,
  type DieTerms,
  dieKeysOf,
  findDie,
  noDies,
  ordersWithDieOf,
} from './queries/orders/dies.ts';
export * from './queries/orders/eway-bills.ts';
export * from './queries/orders/open-cash.ts';
export * from './queries/orders/order-history.ts';
export * from './queries/orders/order-links.ts';
export * from './queries/orders/order-messages.ts';
export * from './queries/orders/order-notes.ts';
export type { NumberPart, OrderSearch } from './queries/orders/order-search.ts';
export * from './queries/orders/order-steps.ts';
export * from './queries/orders/order-sums.ts';
export * from './queries/orders/orders.ts';
export * from './queries/orders/orders-behind-prices.ts';
export * from './queries/orders/orders-to-be-paid.ts';
export * from './queries/orders/parcels.ts';
export * from './queries/orders/payment-waivers.ts';
export * from './queries/orders/place-of-supply.ts';
export * from './queries/orders/proof-queue.ts';
export * from './queries/orders/proof-reminders.ts';
export * from './queries/orders/proofs.ts';
export * from './queries/orders/reorder-reminders.ts';
export * from './queries/orders/reprints.ts';
export * from './queries/orders/return-requests.ts';
export * from './queries/orders/sample-credits.ts';
export * from './queries/orders/shop-sums.ts';
export * from './queries/payments/customer-account.ts';
export * from './queries/payments/payment-events.ts';
export * from './queries/payments/payments.ts';
export * from './queries/payments/refund-lists.ts';
export * from './queries/payments/refunds.ts';
export * from './queries/payments/sandbox.ts';
export * from './queries/places/pincode-states.ts';
export * from './queries/places/places.ts';
export * from './queries/production/counts.ts';
export * from './queries/production/job-costs.ts';
export * from './queries/production/jobs.ts';
export * from './queries/production/jobs-of-runs.ts';
export * from './queries/production/runs.ts';
export * from './queries/production/stock.ts';
export * from './queries/production/tools.ts';
export * from './queries/staff/authenticators.ts';
export * from './queries/staff/invitations.ts';
export * from './queries/staff/members.ts';
export type * from './rows.ts';
export type { JsonObject } from './schema/columns.ts';
export { account, user } from './schema/identity.ts';
export { refusableMails } from './schema/mails.ts';
export { passwordCodes } from './schema/passwords.ts';
export * from './sql-state.ts';
export * from './unavailable.ts';
