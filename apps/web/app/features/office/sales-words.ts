/** What counts as a sale, which the function `is_sale` of the database decides, as pages say it beside their figures. */
export const salesWords =
  'Sales are orders that are paid at least in part, are confirmed to be paid on delivery or later, or were accepted. Cancelled orders and refunds are left out.';
