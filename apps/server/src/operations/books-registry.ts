import { EndCheque } from './cheques/EndCheque.ts';
import { GetCheques } from './cheques/GetCheques.ts';
import { NoteCheque } from './cheques/NoteCheque.ts';
import { GetCourierBills } from './courier-bills/GetCourierBills.ts';
import { RecordCourierBill } from './courier-bills/RecordCourierBill.ts';
import { WithdrawCourierBill } from './courier-bills/WithdrawCourierBill.ts';
import { GetTds } from './tds/GetTds.ts';
import { RecordTdsCertificate } from './tds/RecordTdsCertificate.ts';
import { WithdrawTdsCertificate } from './tds/WithdrawTdsCertificate.ts';

/** What the accounts keep beside orders: cheques, deducted tax, courier’s bills. */
export const booksHandlers = {
  EndCheque,
  GetCheques,
  NoteCheque,
  GetTds,
  RecordTdsCertificate,
  WithdrawTdsCertificate,
  GetCourierBills,
  RecordCourierBill,
  WithdrawCourierBill,
};
