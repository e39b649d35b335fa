import { CheckEInvoices } from './accounts/CheckEInvoices.ts';
import { CloseBooks } from './accounts/CloseBooks.ts';
import { GetAccounts } from './accounts/GetAccounts.ts';
import { GetEInvoices } from './accounts/GetEInvoices.ts';
import { RecordEInvoices } from './accounts/RecordEInvoices.ts';
import { ReopenBooks } from './accounts/ReopenBooks.ts';
import { GetAlerts } from './alerts/GetAlerts.ts';
import { MarkAlertsSeen } from './alerts/MarkAlertsSeen.ts';
import { RunJobAgain } from './alerts/RunJobAgain.ts';
import { GetAudit } from './audit/GetAudit.ts';
import { booksHandlers } from './books-registry.ts';
import { GetCataloguePicture } from './catalogue-pictures/GetCataloguePicture.ts';
import { SetCataloguePicture } from './catalogue-pictures/SetCataloguePicture.ts';
import { GetCourierCash } from './courier-cash/GetCourierCash.ts';
import { RecordRemittance } from './courier-cash/RecordRemittance.ts';
import { AllotMoney } from './customer-money/AllotMoney.ts';
import { GetMoneyOnAccount } from './customer-money/GetMoneyOnAccount.ts';
import { MoveToAccount } from './customer-money/MoveToAccount.ts';
import { PayBackFromAccount } from './customer-money/PayBackFromAccount.ts';
import { RecordReceipt } from './customer-money/RecordReceipt.ts';
import { ReverseAccountEntry } from './customer-money/ReverseAccountEntry.ts';
import { AddAddressAtDesk } from './customers/AddAddressAtDesk.ts';
import { AddCustomerAtDesk } from './customers/AddCustomerAtDesk.ts';
import { CorrectCustomer } from './customers/CorrectCustomer.ts';
import { EraseCustomerData } from './customers/EraseCustomerData.ts';
import { ExportCustomerData } from './customers/ExportCustomerData.ts';
import { FindCustomers } from './customers/FindCustomers.ts';
import { GetCustomer } from './customers/GetCustomer.ts';
import { AddHoliday } from './dated-rates/AddHoliday.ts';
import { AddTaxRate } from './dated-rates/AddTaxRate.ts';
import { DeleteHoliday } from './dated-rates/DeleteHoliday.ts';
import { DeleteTaxRate } from './dated-rates/DeleteTaxRate.ts';
import { GetHolidays } from './dated-rates/GetHolidays.ts';
import { GetTaxRates } from './dated-rates/GetTaxRates.ts';
import { ApplyParcelStates } from './desk/ApplyParcelStates.ts';
import { ChangeDeskView } from './desk/ChangeDeskView.ts';
import { CheckParcelStates } from './desk/CheckParcelStates.ts';
import { DeleteDeskView } from './desk/DeleteDeskView.ts';
import { GetDeskOrders } from './desk/GetDeskOrders.ts';
import { GetDeskViews } from './desk/GetDeskViews.ts';
import { MoveOrders } from './desk/MoveOrders.ts';
import { SaveDeskView } from './desk/SaveDeskView.ts';
import { UndoMoves } from './desk/UndoMoves.ts';
import { AddOrderNote } from './desk-orders/AddOrderNote.ts';
import { ChangeOrderNote } from './desk-orders/ChangeOrderNote.ts';
import { CorrectAddress } from './desk-orders/CorrectAddress.ts';
import { CorrectOrder } from './desk-orders/CorrectOrder.ts';
import { DecideGstin } from './desk-orders/DecideGstin.ts';
import { DecidePlaceOfSupply } from './desk-orders/DecidePlaceOfSupply.ts';
import { DeleteOrderNote } from './desk-orders/DeleteOrderNote.ts';
import { GetDeskOrder } from './desk-orders/GetDeskOrder.ts';
import { GetDeskReturns } from './desk-orders/GetDeskReturns.ts';
import { IssueCreditNote } from './desk-orders/IssueCreditNote.ts';
import { IssueDebitNote } from './desk-orders/IssueDebitNote.ts';
import { NoteMobileCall } from './desk-orders/NoteMobileCall.ts';
import { NotePurchaseOrder } from './desk-orders/NotePurchaseOrder.ts';
import { NoteShippingBill } from './desk-orders/NoteShippingBill.ts';
import { PrintAgain } from './desk-orders/PrintAgain.ts';
import { RecordPayment } from './desk-orders/RecordPayment.ts';
import { RefundOrder } from './desk-orders/RefundOrder.ts';
import { ReversePayment } from './desk-orders/ReversePayment.ts';
import { WaivePayment } from './desk-orders/WaivePayment.ts';
import { WithdrawPaymentWaiver } from './desk-orders/WithdrawPaymentWaiver.ts';
import { EndDiscount } from './discounts/EndDiscount.ts';
import { GetDiscounts } from './discounts/GetDiscounts.ts';
import { SaveCoupon } from './discounts/SaveCoupon.ts';
import { SaveCustomerGroup } from './discounts/SaveCustomerGroup.ts';
import { SavePriceList } from './discounts/SavePriceList.ts';
import { CancelEWayBill } from './e-way-bills/CancelEWayBill.ts';
import { GetEWayBill } from './e-way-bills/GetEWayBill.ts';
import { NoteEWayBill } from './e-way-bills/NoteEWayBill.ts';
import { SaveEWayTransport } from './e-way-bills/SaveEWayTransport.ts';
import { ExportFigures } from './office/ExportFigures.ts';
import { ExportList } from './office/ExportList.ts';
import { GetFigures } from './office/GetFigures.ts';
import { GetJobs } from './office/GetJobs.ts';
import { GetPaymentMessages } from './office/GetPaymentMessages.ts';
import { GetToday } from './office/GetToday.ts';
import { RetryJobs } from './office/RetryJobs.ts';
import { AddCategory } from './office-catalogue/AddCategory.ts';
import { AddMaterial } from './office-catalogue/AddMaterial.ts';
import { AddVariant } from './office-catalogue/AddVariant.ts';
import { CheckBoxSize } from './office-catalogue/CheckBoxSize.ts';
import { GetBoxCatalogue } from './office-catalogue/GetBoxCatalogue.ts';
import { GetMaterials } from './office-catalogue/GetMaterials.ts';
import { SaveCategory } from './office-catalogue/SaveCategory.ts';
import { SaveMaterial } from './office-catalogue/SaveMaterial.ts';
import { SaveVariant } from './office-catalogue/SaveVariant.ts';
import { GetStickerCatalogue } from './office-stickers/GetStickerCatalogue.ts';
import { SaveStickerClass } from './office-stickers/SaveStickerClass.ts';
import { SaveStickerQuantity } from './office-stickers/SaveStickerQuantity.ts';
import { SaveStickerShape } from './office-stickers/SaveStickerShape.ts';
import { SaveStickerSize } from './office-stickers/SaveStickerSize.ts';
import { CreditUnsent } from './part-deliveries/CreditUnsent.ts';
import { GetParcels } from './part-deliveries/GetParcels.ts';
import { MoveParcel } from './part-deliveries/MoveParcel.ts';
import { PackParcel } from './part-deliveries/PackParcel.ts';
import { UnpackParcel } from './part-deliveries/UnpackParcel.ts';
import { ComparePriceDraft } from './price-tables/ComparePriceDraft.ts';
import { DiscardPriceDraft } from './price-tables/DiscardPriceDraft.ts';
import { ExportPriceTable } from './price-tables/ExportPriceTable.ts';
import { GetPriceTable } from './price-tables/GetPriceTable.ts';
import { GetPriceTables } from './price-tables/GetPriceTables.ts';
import { ImportPriceDraft } from './price-tables/ImportPriceDraft.ts';
import { PublishPriceDraft } from './price-tables/PublishPriceDraft.ts';
import { SavePriceDraft } from './price-tables/SavePriceDraft.ts';
import { StartPriceDraft } from './price-tables/StartPriceDraft.ts';
import { AcceptGangRun } from './production/AcceptGangRun.ts';
import { AddJobCost } from './production/AddJobCost.ts';
import { CountPieces } from './production/CountPieces.ts';
import { DissolveRun } from './production/DissolveRun.ts';
import { GetGangRuns } from './production/GetGangRuns.ts';
import { GetJob } from './production/GetJob.ts';
import { GetProduction } from './production/GetProduction.ts';
import { GetRun } from './production/GetRun.ts';
import { MoveJob } from './production/MoveJob.ts';
import { ScanJob } from './production/ScanJob.ts';
import { SetJobUrgent } from './production/SetJobUrgent.ts';
import { StartJobStep } from './production/StartJobStep.ts';
import { UndoJobStep } from './production/UndoJobStep.ts';
import { CommentOnProofAtDesk } from './proofs/CommentOnProofAtDesk.ts';
import { DecideProofAtDesk } from './proofs/DecideProofAtDesk.ts';
import { GetOrderProofs } from './proofs/GetOrderProofs.ts';
import { GetProofQueue } from './proofs/GetProofQueue.ts';
import { IssueProof } from './proofs/IssueProof.ts';
import { RemindOfProof } from './proofs/RemindOfProof.ts';
import { SendArtworkAtDesk } from './proofs/SendArtworkAtDesk.ts';
import { WaiveProof } from './proofs/WaiveProof.ts';
import { WithdrawProof } from './proofs/WithdrawProof.ts';
import { FollowQuotation } from './quotations/FollowQuotation.ts';
import { GetQuotations } from './quotations/GetQuotations.ts';
import { SellQuotation } from './quotations/SellQuotation.ts';
import { GetCustomerAccount } from './receivables/GetCustomerAccount.ts';
import { GetReceivables } from './receivables/GetReceivables.ts';
import { SaveCreditTerms } from './receivables/SaveCreditTerms.ts';
import { SendStatement } from './receivables/SendStatement.ts';
import { GetRefunds } from './refunds/GetRefunds.ts';
import { NoteRefundAccount } from './refunds/NoteRefundAccount.ts';
import { AddBoxToSale } from './selling/AddBoxToSale.ts';
import { AddSampleToSale } from './selling/AddSampleToSale.ts';
import { AddStickersToSale } from './selling/AddStickersToSale.ts';
import { AgreePrice } from './selling/AgreePrice.ts';
import { AttachArtwork } from './selling/AttachArtwork.ts';
import { EnterSaleCoupon } from './selling/EnterSaleCoupon.ts';
import { GetSale } from './selling/GetSale.ts';
import { GetSales } from './selling/GetSales.ts';
import { GiveUpSale } from './selling/GiveUpSale.ts';
import { PlaceSale } from './selling/PlaceSale.ts';
import { QuoteSale } from './selling/QuoteSale.ts';
import { RemoveSaleLine } from './selling/RemoveSaleLine.ts';
import { StartSale } from './selling/StartSale.ts';
import { StartSaleFromEnquiry } from './selling/StartSaleFromEnquiry.ts';
import { GetSettings } from './settings/GetSettings.ts';
import { SaveSettings } from './settings/SaveSettings.ts';
import { SendTestMail } from './settings/SendTestMail.ts';
import { TestPayments } from './settings/TestPayments.ts';
import { CheckSettlement } from './settlements/CheckSettlement.ts';
import { GetSettlements } from './settlements/GetSettlements.ts';
import { ImportSettlement } from './settlements/ImportSettlement.ts';
import { MatchSettlementRow } from './settlements/MatchSettlementRow.ts';
import { SetSettlementRowAside } from './settlements/SetSettlementRowAside.ts';
import { WithdrawSettlement } from './settlements/WithdrawSettlement.ts';
import { ChangeStaffPassword } from './staff/ChangeStaffPassword.ts';
import { ChangeStaffRole } from './staff/ChangeStaffRole.ts';
import { CheckStaffPasswordLink } from './staff/CheckStaffPasswordLink.ts';
import { ConfirmStaffSignIn } from './staff/ConfirmStaffSignIn.ts';
import { GetMail } from './staff/GetMail.ts';
import { GetMailbox } from './staff/GetMailbox.ts';
import { GetStaff } from './staff/GetStaff.ts';
import { GetStaffInvitation } from './staff/GetStaffInvitation.ts';
import { InviteStaff } from './staff/InviteStaff.ts';
import { JoinStaff } from './staff/JoinStaff.ts';
import { MailStaffPasswordLink } from './staff/MailStaffPasswordLink.ts';
import { RemoveStaffAuthenticator } from './staff/RemoveStaffAuthenticator.ts';
import { ResendMail } from './staff/ResendMail.ts';
import { ResetStaffPassword } from './staff/ResetStaffPassword.ts';
import { SendStaffInvitationAgain } from './staff/SendStaffInvitationAgain.ts';
import { SetStaffAccess } from './staff/SetStaffAccess.ts';
import { StaffSignIn } from './staff/StaffSignIn.ts';
import { WithdrawStaffInvitation } from './staff/WithdrawStaffInvitation.ts';
import { BeginAuthenticator } from './staff-account/BeginAuthenticator.ts';
import { ConfirmAuthenticator } from './staff-account/ConfirmAuthenticator.ts';
import { EndOtherStaffSessions } from './staff-account/EndOtherStaffSessions.ts';
import { EndStaffSession } from './staff-account/EndStaffSession.ts';
import { GetStaffAccount } from './staff-account/GetStaffAccount.ts';
import { MakeRecoveryCodes } from './staff-account/MakeRecoveryCodes.ts';
import { TurnOffAuthenticator } from './staff-account/TurnOffAuthenticator.ts';
import { EnterStock } from './stock/EnterStock.ts';
import { GetStock } from './stock/GetStock.ts';
import { GetTools } from './stock/GetTools.ts';
import { SaveTool } from './stock/SaveTool.ts';
import { SetReorderLevel } from './stock/SetReorderLevel.ts';

/** The handlers of the back office; part of `handlers`. */
export const officeHandlers = {
  ...booksHandlers,
  AddAddressAtDesk,
  AddBoxToSale,
  AddSampleToSale,
  AttachArtwork,
  SellQuotation,
  StartSaleFromEnquiry,
  AddCategory,
  AddCustomerAtDesk,
  AddHoliday,
  AddMaterial,
  AddOrderNote,
  AddStickersToSale,
  AddTaxRate,
  AddVariant,
  AgreePrice,
  BeginAuthenticator,
  ChangeDeskView,
  ChangeOrderNote,
  ChangeStaffPassword,
  ChangeStaffRole,
  CheckBoxSize,
  CheckEInvoices,
  CloseBooks,
  ReopenBooks,
  CheckStaffPasswordLink,
  ComparePriceDraft,
  ConfirmAuthenticator,
  ConfirmStaffSignIn,
  CorrectCustomer,
  AddJobCost,
  CountPieces,
  DeleteDeskView,
  DeleteHoliday,
  DeleteOrderNote,
  DeleteTaxRate,
  DiscardPriceDraft,
  EndOtherStaffSessions,
  EndStaffSession,
  EnterStock,
  EraseCustomerData,
  ExportCustomerData,
  ExportPriceTable,
  FindCustomers,
  GetAccounts,
  GetAlerts,
  GetAudit,
  GetBoxCatalogue,
  GetCataloguePicture,
  GetCustomer,
  GetDeskOrder,
  GetDeskOrders,
  GetDeskReturns,
  GetDeskViews,
  AcceptGangRun,
  DissolveRun,
  GetGangRuns,
  GetEInvoices,
  GetJob,
  GetRun,
  StartJobStep,
  GetHolidays,
  ExportFigures,
  ExportList,
  FollowQuotation,
  GetQuotations,
  GetFigures,
  GetJobs,
  GetMail,
  GetMailbox,
  GetMaterials,
  GetPaymentMessages,
  GetPriceTable,
  GetPriceTables,
  CommentOnProofAtDesk,
  DecideProofAtDesk,
  GetOrderProofs,
  GetProofQueue,
  IssueProof,
  RemindOfProof,
  SendArtworkAtDesk,
  WaivePayment,
  WithdrawPaymentWaiver,
  WaiveProof,
  WithdrawProof,
  GetProduction,
  GetCustomerAccount,
  GetReceivables,
  AllotMoney,
  GetMoneyOnAccount,
  MoveToAccount,
  PayBackFromAccount,
  RecordReceipt,
  ReverseAccountEntry,
  SaveCreditTerms,
  SendStatement,
  CheckSettlement,
  GetSettlements,
  ImportSettlement,
  MatchSettlementRow,
  SetSettlementRowAside,
  WithdrawSettlement,
  GetCourierCash,
  RecordRemittance,
  GetRefunds,
  GetSale,
  GetSales,
  GetSettings,
  GetStaff,
  GetStaffAccount,
  GetStaffInvitation,
  GetStickerCatalogue,
  GetStock,
  GetTaxRates,
  GetToday,
  GetTools,
  GiveUpSale,
  ImportPriceDraft,
  InviteStaff,
  JoinStaff,
  MakeRecoveryCodes,
  MailStaffPasswordLink,
  MarkAlertsSeen,
  MoveJob,
  EndDiscount,
  GetDiscounts,
  SaveCoupon,
  SaveCustomerGroup,
  SavePriceList,
  ApplyParcelStates,
  MoveOrders,
  CheckParcelStates,
  NoteRefundAccount,
  PlaceSale,
  PublishPriceDraft,
  QuoteSale,
  RecordEInvoices,
  IssueCreditNote,
  IssueDebitNote,
  CancelEWayBill,
  GetEWayBill,
  CreditUnsent,
  GetParcels,
  MoveParcel,
  PackParcel,
  UnpackParcel,
  NoteEWayBill,
  SaveEWayTransport,
  NoteMobileCall,
  CorrectAddress,
  CorrectOrder,
  DecideGstin,
  PrintAgain,
  DecidePlaceOfSupply,
  NotePurchaseOrder,
  NoteShippingBill,
  RecordPayment,
  RefundOrder,
  ReversePayment,
  RemoveSaleLine,
  EnterSaleCoupon,
  RemoveStaffAuthenticator,
  ResendMail,
  ResetStaffPassword,
  RetryJobs,
  RunJobAgain,
  SaveCategory,
  SaveDeskView,
  SaveMaterial,
  SavePriceDraft,
  SaveSettings,
  SaveStickerClass,
  SaveStickerQuantity,
  SaveStickerShape,
  SaveStickerSize,
  SaveTool,
  SaveVariant,
  ScanJob,
  SendStaffInvitationAgain,
  SendTestMail,
  SetCataloguePicture,
  SetJobUrgent,
  SetReorderLevel,
  SetStaffAccess,
  StaffSignIn,
  StartPriceDraft,
  StartSale,
  TestPayments,
  TurnOffAuthenticator,
  UndoJobStep,
  UndoMoves,
  WithdrawStaffInvitation,
} as const;
