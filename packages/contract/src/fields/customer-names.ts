/** Wire names that pages read from the browser's customer record, apart from the schemas so that they need no zod. */
export const customerNames = {
  id: 'fld_customerid',
  userId: 'fld_userid',
  name: 'fld_name',
  email: 'fld_email',
} as const;
