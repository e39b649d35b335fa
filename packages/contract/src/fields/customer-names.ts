/** Wire names that the header reads from the browser's customer record, apart from the schemas so that it needs no zod. */
export const customerNames = { id: 'fld_customerid', name: 'fld_name' } as const;
