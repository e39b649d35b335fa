/** What counts as a sale, shown beside figures. The database's function `is_sale` decides it. */
export const salesWords =
  'Sales are orders that are paid at least in part, are confirmed to be paid on delivery or later, or were accepted. Cancelled orders and refunds are left out.';
