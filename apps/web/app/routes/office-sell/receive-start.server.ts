import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

export const action = officeAction(async (form) => {
  const { saleId } = await form.send('StartSale', { customerId: form.id('customer') });
  return officePaths.officeSale(saleId);
});
