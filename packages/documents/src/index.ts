export { orderFormPdf } from './order-form.ts';
export type {
  DocumentAddress,
  DocumentCompany,
  OrderFormData,
  OrderFormLine,
  OrderFormTotals,
} from './order-form-data.ts';
