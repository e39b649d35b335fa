export {
  type Cluster,
  clusterUrl,
  describeCluster,
  initialiseCluster,
  startCluster,
  stopCluster,
} from './cluster/cluster.ts';
export { makeFolder } from './cluster/makeFolder.ts';
export { findPostmaster, isPostgres, type Postmaster } from './cluster/postmaster.ts';
export { findProcess } from './cluster/process.ts';
export { StartProblem } from './cluster/startProblem.ts';
export { type Connection, connect, type Db, type DbOrTx, inSnapshot, inTransaction, type Tx } from './connect.ts';
export * from './migrate.ts';
export * from './queries/addresses.ts';
export * from './queries/alerts.ts';
export * from './queries/cartAfterOrder.ts';
export * from './queries/cartLines.ts';
export * from './queries/carts.ts';
export * from './queries/catalogue.ts';
export * from './queries/customers.ts';
export * from './queries/documents.ts';
export * from './queries/enquiries.ts';
export type { Filter } from './queries/equalTo.ts';
export * from './queries/eventCounts.ts';
export * from './queries/idempotency.ts';
export * from './queries/jobs.ts';
export * from './queries/limits.ts';
export * from './queries/mailSearch.ts';
export * from './queries/mails.ts';
export * from './queries/monthlySales.ts';
export * from './queries/orderHistory.ts';
export * from './queries/orders.ts';
export * from './queries/passwords.ts';
export * from './queries/paymentEvents.ts';
export * from './queries/payments.ts';
export * from './queries/pincodeStates.ts';
export * from './queries/places.ts';
export * from './queries/quotations.ts';
export * from './queries/rateCards.ts';
export * from './queries/sandbox.ts';
export * from './queries/sessions.ts';
export * from './queries/settings.ts';
export * from './queries/stickers.ts';
export type * from './rows.ts';
export type { JsonObject } from './schema/columns.ts';
export { account, session, user, verification } from './schema/identity.ts';
export { passwordCodes } from './schema/passwords.ts';
export { seedDemo } from './seed/seedDemo.ts';
export { seedPlaces } from './seed/seedPlaces.ts';
export * from './sqlState.ts';
export * from './unavailable.ts';
