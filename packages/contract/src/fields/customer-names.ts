/**
 * Wire names that pages read from the browser's customer record, kept apart from the schemas so that the browser
 * doesn't load zod for them.
 */
export const customerNames = {
  id: 'fld_customerid',
  userId: 'fld_userid',
  name: 'fld_name',
  email: 'fld_email',
} as const;
