import { officeAction } from '../../features/office/office-action.server.ts';
import { officePaths } from '../../office-paths.ts';

export const action = officeAction<{ readonly download: string }>({
  correct: async (form) => {
    const seen = new Date(form.text('seen'));
    if (Number.isNaN(seen.getTime())) return form.refuse({ code: 'invalid', text: 'Please load the page again.' });
    const details = form.texts('name', 'companyName', 'email', 'mobile', 'gstin', 'note');
    await form.send('CorrectCustomer', { customerId: form.idOfPage('customerid'), seen, ...details });
    return { done: 'The details are saved.' };
  },
  sell: async (form) => {
    const { saleId } = await form.send('StartSale', { customerId: form.idOfPage('customerid') });
    return officePaths.officeSale(saleId);
  },
  'sell-quotation': async (form) => {
    const { saleId } = await form.send('SellQuotation', { quotationId: form.id('quotation') });
    return officePaths.officeSale(saleId);
  },
  export: async (form) => {
    const customerId = form.idOfPage('customerid');
    const { address } = await form.send('ExportCustomerData', { customerId, ...form.texts('reason') });
    return { download: address };
  },
  erase: async (form) => {
    const customerId = form.idOfPage('customerid');
    await form.send('EraseCustomerData', { customerId, ...form.texts('reason', 'email') });
    return { done: 'The customer’s data are erased.' };
  },
});
