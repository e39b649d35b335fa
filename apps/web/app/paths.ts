const segment = encodeURIComponent;

/** Every address of the site. Links are written with these and nowhere spelled out. */
export const paths = {
  home: '/',
  overview: '/#overview',
  whyCustomPackaging: '/#why-custom-packaging',
  industries: '/#industries',
  products: '/#products',
  about: '/#about',
  enquiry: '/#enquiry',
  blogs: '/#blogs',
  contact: '/#ContactUs',
  shop: '/ordercustomboxes',
  stickers: '/ordercustomstickers',
  terms: '/termsandcondition',
  category: (route: string) => `/p/${segment(route)}`,
  customiseCategory: (categoryId: number) => `/customizeyourbox/${categoryId}`,
  customiseVariant: (variantId: number) => `/customizemybox/${variantId}`,
  publicVariant: (variantRoute: string) => `/pm/${segment(variantRoute)}`,
  login: '/login',
  register: '/register',
  cart: '/cart',
  selectAddress: '/selectaddress',
  checkout: '/checkout',
  paymentProcess: (transactionId: string, gatewayPaymentId = '') =>
    `/paymentprocess/${segment(transactionId)}${tail(gatewayPaymentId)}`,
  paymentSuccess: (transactionId: string, gatewayPaymentId = '') =>
    `/paymentsuccess/${segment(transactionId)}${tail(gatewayPaymentId)}`,
  paymentFail: (transactionId: string, gatewayPaymentId = '') =>
    `/paymentfail/${segment(transactionId)}${tail(gatewayPaymentId)}`,
  downloadOrderForm: (token: string) => `/downloadorderform/${segment(token)}`,
  manage: '/manage',
  mailbox: '/manage/mailbox',
} as const;

function tail(gatewayPaymentId: string): string {
  return gatewayPaymentId === '' ? '' : `/${segment(gatewayPaymentId)}`;
}
