import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

export const action = officeAction(async (form) => {
  const customer = form.texts('name', 'companyName', 'email', 'mobile', 'gstin');
  const { customerId } = await form.send('AddCustomerAtDesk', customer);
  if (form.text('then') !== 'sell') return officePaths.officeCustomer(customerId);
  const { saleId } = await form.send('StartSale', { customerId });
  return officePaths.officeSale(saleId);
});
