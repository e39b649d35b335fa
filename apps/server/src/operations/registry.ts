import type { Handlers } from '../calls/call.ts';
import { AddCustomer } from './account/AddCustomer.ts';
import { AddwebsiteLogin } from './account/AddwebsiteLogin.ts';
import { ChangeCustomerPassword } from './account/ChangeCustomerPassword.ts';
import { CheckResetLink } from './account/CheckResetLink.ts';
import { Get_SaltByEmailId_ForgotPassword } from './account/Get_SaltByEmailId_ForgotPassword.ts';
import { Logout } from './account/Logout.ts';
import { Mailer_ForgotPassword } from './account/Mailer_ForgotPassword.ts';
import { ResetPassword } from './account/ResetPassword.ts';
import { UserInfo } from './account/UserInfo.ts';
import { VerifyOtp } from './account/VerifyOtp.ts';
import { EndOtherSessions } from './account-data/EndOtherSessions.ts';
import { EndSession } from './account-data/EndSession.ts';
import { EraseAccount } from './account-data/EraseAccount.ts';
import { GetAccountData } from './account-data/GetAccountData.ts';
import { RequestDataExport } from './account-data/RequestDataExport.ts';
import { Add_CustomerAddress } from './addresses/Add_CustomerAddress.ts';
import { Get_Customer_Address } from './addresses/Get_Customer_Address.ts';
import { GetCity } from './addresses/GetCity.ts';
import { GetCountry } from './addresses/GetCountry.ts';
import { GetPincode } from './addresses/GetPincode.ts';
import { GetState } from './addresses/GetState.ts';
import { CancelOrder } from './after-sale/CancelOrder.ts';
import { CorrectOwnOrder } from './after-sale/CorrectOwnOrder.ts';
import { DecideReturn } from './after-sale/DecideReturn.ts';
import { GetCancellation } from './after-sale/GetCancellation.ts';
import { GetOwnCorrection } from './after-sale/GetOwnCorrection.ts';
import { GetReturns } from './after-sale/GetReturns.ts';
import { RemoveReturnPhoto } from './after-sale/RemoveReturnPhoto.ts';
import { RequestReturn } from './after-sale/RequestReturn.ts';
import { SettleRefund } from './after-sale/SettleRefund.ts';
import { RecordEvent } from './analytics/RecordEvent.ts';
import { GetArtwork } from './artwork/GetArtwork.ts';
import { GetArtworkInks } from './artwork/GetArtworkInks.ts';
import { GetArtworkPlacement } from './artwork/GetArtworkPlacement.ts';
import { GetLineCheck } from './artwork/GetLineCheck.ts';
import { GetPicturePlacement } from './artwork/GetPicturePlacement.ts';
import { AddToCartWebsite } from './cart/AddToCartWebsite.ts';
import { AttachArtworkInCart } from './cart/AttachArtworkInCart.ts';
import { DeleteCart } from './cart/DeleteCart.ts';
import { EnterCoupon } from './cart/EnterCoupon.ts';
import { GetCartWebsite } from './cart/GetCartWebsite.ts';
import { MoveTmpCrtToMain } from './cart/MoveTmpCrtToMain.ts';
import { DeleteSearchWord } from './catalogue/DeleteSearchWord.ts';
import { FindBoxes } from './catalogue/FindBoxes.ts';
import { GetBoard } from './catalogue/GetBoard.ts';
import { GetCoatingdata } from './catalogue/GetCoatingdata.ts';
import { GetProductMaster } from './catalogue/GetProductMaster.ts';
import { GetSearchWords } from './catalogue/GetSearchWords.ts';
import { GetVariantData } from './catalogue/GetVariantData.ts';
import { GetVariantImage } from './catalogue/GetVariantImage.ts';
import { SaveSearchWord } from './catalogue/SaveSearchWord.ts';
import { DownloadDieline } from './dielines/DownloadDieline.ts';
import { GetDieline } from './dielines/GetDieline.ts';
import { GetDielineStyles } from './dielines/GetDielineStyles.ts';
import { AddEnquiryNote } from './enquiries/AddEnquiryNote.ts';
import { AnswerEnquiry } from './enquiries/AnswerEnquiry.ts';
import { ChangeEnquiry } from './enquiries/ChangeEnquiry.ts';
import { DeliveryCostMailer } from './enquiries/DeliveryCostMailer.ts';
import { enquiryMailer } from './enquiries/enquiryMailer.ts';
import { GetEnquiries } from './enquiries/GetEnquiries.ts';
import { GetEnquiry } from './enquiries/GetEnquiry.ts';
import { LinkEnquiryCustomer } from './enquiries/LinkEnquiryCustomer.ts';
import { monocartonsenquiry } from './enquiries/monocartonsenquiry.ts';
import { GetMailRefusal } from './mails/GetMailRefusal.ts';
import { RefuseMails } from './mails/RefuseMails.ts';
import { officeHandlers } from './office-registry.ts';
import { GetOrderMessages } from './order-messages/GetOrderMessages.ts';
import { MarkMessagesRead } from './order-messages/MarkMessagesRead.ts';
import { WriteToCustomer } from './order-messages/WriteToCustomer.ts';
import { WriteToDesk } from './order-messages/WriteToDesk.ts';
import { ConfirmOrder } from './orders/ConfirmOrder.ts';
import { Customer_Order_History_Mailer } from './orders/Customer_Order_History_Mailer.ts';
import { CustomerOrderMailer } from './orders/CustomerOrderMailer.ts';
import { CustomerOrderPayLaterMailer } from './orders/CustomerOrderPayLaterMailer.ts';
import { GetCustomerOrderDetails } from './orders/GetCustomerOrderDetails.ts';
import { GetOrderDocuments } from './orders/GetOrderDocuments.ts';
import { GetWebsiteOrderDetails } from './orders/GetWebsiteOrderDetails.ts';
import { MoveOrder } from './orders/MoveOrder.ts';
import { PlaceOrder } from './orders/PlaceOrder.ts';
import { GetOrderToPay } from './payment-links/GetOrderToPay.ts';
import { PayByLink } from './payment-links/PayByLink.ts';
import { SendPaymentLink } from './payment-links/SendPaymentLink.ts';
import { AbandonPayment } from './payments/AbandonPayment.ts';
import { GetCheckout } from './payments/GetCheckout.ts';
import { GetPaymentState } from './payments/GetPaymentState.ts';
import { StartPayment } from './payments/StartPayment.ts';
import { GetDeliveryCharge } from './prices/GetDeliveryCharge.ts';
import { GetDesignsPrice } from './prices/GetDesignsPrice.ts';
import { GetLayout } from './prices/GetLayout.ts';
import { GetPrice } from './prices/GetPrice.ts';
import { GetPriceLadder } from './prices/GetPriceLadder.ts';
import { GetQuotation } from './prices/GetQuotation.ts';
import { GetQuote } from './prices/GetQuote.ts';
import { ConfirmEmailChange } from './profile/ConfirmEmailChange.ts';
import { Get_customerData_by_id } from './profile/Get_customerData_by_id.ts';
import { Get_DashboardYearlySales } from './profile/Get_DashboardYearlySales.ts';
import { RequestEmailChange } from './profile/RequestEmailChange.ts';
import { UpdateCustomer } from './profile/UpdateCustomer.ts';
import { CommentOnProof } from './proofs/CommentOnProof.ts';
import { DecideProof } from './proofs/DecideProof.ts';
import { GetProofs } from './proofs/GetProofs.ts';
import { SayArtworkComes } from './proofs/SayArtworkComes.ts';
import { SendArtwork } from './proofs/SendArtwork.ts';
import { GetMadeQuotation } from './quotations/GetMadeQuotation.ts';
import { OrderQuotation } from './quotations/OrderQuotation.ts';
import { GetReorder } from './reorder/GetReorder.ts';
import { GetReorderReminder } from './reorder/GetReorderReminder.ts';
import { OrderAgain } from './reorder/OrderAgain.ts';
import { SetReorderReminder } from './reorder/SetReorderReminder.ts';
import { DeleteSavedBox } from './saved-boxes/DeleteSavedBox.ts';
import { GetSavedBoxes } from './saved-boxes/GetSavedBoxes.ts';
import { RenameSavedBox } from './saved-boxes/RenameSavedBox.ts';
import { SaveBox } from './saved-boxes/SaveBox.ts';
import { GetCompany } from './site/GetCompany.ts';
import { GetOrderedStickers } from './stickers/GetOrderedStickers.ts';
import { GetStickerContour } from './stickers/GetStickerContour.ts';
import { GetStickerMaster } from './stickers/GetStickerMaster.ts';
import { GetStickerMaterialMaster } from './stickers/GetStickerMaterialMaster.ts';
import { GetStickerPrice } from './stickers/GetStickerPrice.ts';
import { GetStickerQuantityMaster } from './stickers/GetStickerQuantityMaster.ts';
import { GetStickerQuotation } from './stickers/GetStickerQuotation.ts';
import { GetStickerQuote } from './stickers/GetStickerQuote.ts';
import { GetStickerShapeMaster } from './stickers/GetStickerShapeMaster.ts';
import { GetStickerSizeMaster } from './stickers/GetStickerSizeMaster.ts';
import { GetOrderTimeline } from './tracking/GetOrderTimeline.ts';
import { GetTrackedOrder } from './tracking/GetTrackedOrder.ts';
import { StopTrackingLink } from './tracking/StopTrackingLink.ts';

/** The handler of every operation, by its name. A missing handler doesn't compile. */
export const handlers = {
  AbandonPayment,
  GetOrderMessages,
  MarkMessagesRead,
  WriteToCustomer,
  WriteToDesk,
  GetOrderToPay,
  GetMadeQuotation,
  OrderQuotation,
  PayByLink,
  SendPaymentLink,
  AddCustomer,
  AddToCartWebsite,
  Add_CustomerAddress,
  AddwebsiteLogin,
  ChangeCustomerPassword,
  CheckResetLink,
  ConfirmEmailChange,
  Customer_Order_History_Mailer,
  AttachArtworkInCart,
  DeleteCart,
  EnterCoupon,
  DeleteSavedBox,
  DeliveryCostMailer,
  DownloadDieline,
  GetArtwork,
  GetArtworkInks,
  GetArtworkPlacement,
  GetPicturePlacement,
  GetLineCheck,
  GetBoard,
  GetCartWebsite,
  GetCity,
  GetCoatingdata,
  GetCompany,
  GetCountry,
  GetCustomerOrderDetails,
  GetDeliveryCharge,
  GetDesignsPrice,
  GetDieline,
  GetDielineStyles,
  GetLayout,
  GetOrderedStickers,
  GetPaymentState,
  GetPincode,
  GetPrice,
  GetPriceLadder,
  GetOrderDocuments,
  GetProductMaster,
  GetQuotation,
  GetQuote,
  GetSavedBoxes,
  GetState,
  GetStickerContour,
  GetStickerMaster,
  GetStickerMaterialMaster,
  GetStickerPrice,
  GetStickerQuantityMaster,
  GetStickerQuotation,
  GetStickerQuote,
  GetStickerShapeMaster,
  GetStickerSizeMaster,
  FindBoxes,
  GetVariantData,
  GetVariantImage,
  GetWebsiteOrderDetails,
  Get_Customer_Address,
  Get_DashboardYearlySales,
  Get_customerData_by_id,
  Get_SaltByEmailId_ForgotPassword,
  Logout,
  Mailer_ForgotPassword,
  GetReorder,
  GetReorderReminder,
  MoveOrder,
  OrderAgain,
  SetReorderReminder,
  MoveTmpCrtToMain,
  PlaceOrder,
  RecordEvent,
  RenameSavedBox,
  RequestEmailChange,
  ResetPassword,
  SaveBox,
  StartPayment,
  GetCheckout,
  CancelOrder,
  CorrectOwnOrder,
  GetOwnCorrection,
  DecideReturn,
  GetCancellation,
  GetReturns,
  RemoveReturnPhoto,
  RequestReturn,
  SettleRefund,
  ConfirmOrder,
  CustomerOrderMailer,
  CustomerOrderPayLaterMailer,
  UpdateCustomer,
  UserInfo,
  VerifyOtp,
  enquiryMailer,
  monocartonsenquiry,
  AddEnquiryNote,
  AnswerEnquiry,
  ChangeEnquiry,
  GetEnquiries,
  GetEnquiry,
  LinkEnquiryCustomer,
  GetSearchWords,
  SaveSearchWord,
  DeleteSearchWord,
  GetOrderTimeline,
  GetTrackedOrder,
  CommentOnProof,
  DecideProof,
  GetProofs,
  SayArtworkComes,
  SendArtwork,
  StopTrackingLink,
  GetMailRefusal,
  RefuseMails,
  EndOtherSessions,
  EndSession,
  EraseAccount,
  GetAccountData,
  RequestDataExport,
  ...officeHandlers,
} as const satisfies Handlers;
