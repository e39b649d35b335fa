// Every table in one object, for the connection and better-auth's adapter.
export * from './carts.ts';
export * from './catalogue.ts';
export * from './customers.ts';
export * from './documents.ts';
export * from './enquiries.ts';
export * from './event-counts.ts';
export * from './identity.ts';
export * from './mails.ts';
export * from './operation.ts';
export * from './orders.ts';
export * from './passwords.ts';
export * from './payments.ts';
export * from './places.ts';
export * from './quotations.ts';
export * from './rate-cards.ts';
export * from './sample-credits.ts';
export * from './stickers.ts';
