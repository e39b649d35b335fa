import type { OperationName } from '@boxwright/contract';
import type { Handler } from './door/call.ts';
import { AddCustomer } from './operations/account/AddCustomer.ts';
import { AddwebsiteLogin } from './operations/account/AddwebsiteLogin.ts';
import { ChangeCustomerPassword } from './operations/account/ChangeCustomerPassword.ts';
import { CheckResetLink } from './operations/account/CheckResetLink.ts';
import { Get_SaltByEmailId_ForgotPassword } from './operations/account/Get_SaltByEmailId_ForgotPassword.ts';
import { Logout } from './operations/account/Logout.ts';
import { Mailer_ForgotPassword } from './operations/account/Mailer_ForgotPassword.ts';
import { ResetPassword } from './operations/account/ResetPassword.ts';
import { UserInfo } from './operations/account/UserInfo.ts';
import { VerifyOtp } from './operations/account/VerifyOtp.ts';
import { Add_CustomerAddress } from './operations/addresses/Add_CustomerAddress.ts';
import { Get_Customer_Address } from './operations/addresses/Get_Customer_Address.ts';
import { GetCity } from './operations/addresses/GetCity.ts';
import { GetCountry } from './operations/addresses/GetCountry.ts';
import { GetPincode } from './operations/addresses/GetPincode.ts';
import { GetState } from './operations/addresses/GetState.ts';
import { GetAlerts } from './operations/alerts/GetAlerts.ts';
import { MarkAlertsSeen } from './operations/alerts/MarkAlertsSeen.ts';
import { RunJobAgain } from './operations/alerts/RunJobAgain.ts';
import { AddToCartWebsite } from './operations/cart/AddToCartWebsite.ts';
import { DeleteCart } from './operations/cart/DeleteCart.ts';
import { GetCartWebsite } from './operations/cart/GetCartWebsite.ts';
import { MoveTmpCrtToMain } from './operations/cart/MoveTmpCrtToMain.ts';
import { GetBoard } from './operations/catalogue/GetBoard.ts';
import { GetCoatingdata } from './operations/catalogue/GetCoatingdata.ts';
import { GetProductMaster } from './operations/catalogue/GetProductMaster.ts';
import { GetStickerShapeMaster } from './operations/catalogue/GetStickerShapeMaster.ts';
import { GetVariantData } from './operations/catalogue/GetVariantData.ts';
import { GetVariantImage } from './operations/catalogue/GetVariantImage.ts';
import { DownloadDieline } from './operations/dielines/DownloadDieline.ts';
import { GetDieline } from './operations/dielines/GetDieline.ts';
import { GetDielineStyles } from './operations/dielines/GetDielineStyles.ts';
import { enquiryMailer } from './operations/enquiries/enquiryMailer.ts';
import { monocartonsenquiry } from './operations/enquiries/monocartonsenquiry.ts';
import { RecordEvent } from './operations/measure/RecordEvent.ts';
import { Customer_Order_History_Mailer } from './operations/orders/Customer_Order_History_Mailer.ts';
import { GetCustomerOrderDetails } from './operations/orders/GetCustomerOrderDetails.ts';
import { GetWebsiteOrderDetails } from './operations/orders/GetWebsiteOrderDetails.ts';
import { PlaceOrder } from './operations/orders/PlaceOrder.ts';
import { GetPaymentState } from './operations/payments/GetPaymentState.ts';
import { StartPayment } from './operations/payments/StartPayment.ts';
import { GetDeliveryCharge } from './operations/prices/GetDeliveryCharge.ts';
import { GetLayout } from './operations/prices/GetLayout.ts';
import { GetPrice } from './operations/prices/GetPrice.ts';
import { GetPriceLadder } from './operations/prices/GetPriceLadder.ts';
import { GetQuotation } from './operations/prices/GetQuotation.ts';
import { GetStickerPrice } from './operations/prices/GetStickerPrice.ts';
import { Get_customerData_by_id } from './operations/profile/Get_customerData_by_id.ts';
import { Get_DashboardYearlySales } from './operations/profile/Get_DashboardYearlySales.ts';
import { UpdateCustomer } from './operations/profile/UpdateCustomer.ts';
import { GetCompany } from './operations/site/GetCompany.ts';
import { ChangeStaffPassword } from './operations/staff/ChangeStaffPassword.ts';
import { GetMail } from './operations/staff/GetMail.ts';
import { GetMailbox } from './operations/staff/GetMailbox.ts';
import { StaffSignIn } from './operations/staff/StaffSignIn.ts';

/** One handler an operation. */
export type Handlers = { readonly [N in OperationName]: Handler<N> };

/** Every operation's code by its name. A missing handler doesn't compile. */
export const handlers = {
  AddCustomer,
  AddToCartWebsite,
  Add_CustomerAddress,
  AddwebsiteLogin,
  ChangeCustomerPassword,
  ChangeStaffPassword,
  CheckResetLink,
  Customer_Order_History_Mailer,
  DeleteCart,
  DownloadDieline,
  GetAlerts,
  GetBoard,
  GetCartWebsite,
  GetCity,
  GetCoatingdata,
  GetCompany,
  GetCountry,
  GetCustomerOrderDetails,
  GetDeliveryCharge,
  GetDieline,
  GetDielineStyles,
  GetLayout,
  GetMail,
  GetMailbox,
  GetPaymentState,
  GetPincode,
  GetPrice,
  GetPriceLadder,
  GetProductMaster,
  GetQuotation,
  GetState,
  GetStickerPrice,
  GetStickerShapeMaster,
  GetVariantData,
  GetVariantImage,
  GetWebsiteOrderDetails,
  Get_Customer_Address,
  Get_DashboardYearlySales,
  Get_customerData_by_id,
  Get_SaltByEmailId_ForgotPassword,
  Logout,
  Mailer_ForgotPassword,
  MarkAlertsSeen,
  MoveTmpCrtToMain,
  PlaceOrder,
  RecordEvent,
  ResetPassword,
  RunJobAgain,
  StaffSignIn,
  StartPayment,
  UpdateCustomer,
  UserInfo,
  VerifyOtp,
  enquiryMailer,
  monocartonsenquiry,
} as const satisfies Handlers;
