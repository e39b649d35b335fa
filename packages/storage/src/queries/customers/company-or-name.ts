/**
 * SQL: the customer of an order or a payment, as staff read it wherever one line has room: the company of the account,
 * or the person. Not that of a bill, because one account may have bills to several companies, and lists are narrowed to
 * accounts.
 *
 * @param table the table of customers, or its alias
 */
export const companyOrName = (table: string): string => `coalesce(nullif(${table}.company_name, ''), ${table}.name)`;
