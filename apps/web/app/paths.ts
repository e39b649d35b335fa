const segment = encodeURIComponent;

export type ProofForm = 'approve' | 'change' | 'withdraw' | 'comment' | 'later' | 'help' | 'plain';

/** Every URL of the site but those of the back office (`officePaths`). Links use these only. */
export const paths = {
  home: '/',
  overview: '/#overview',
  whyCustomPackaging: '/custom-packaging',
  industries: '/#industries',
  products: '/#products',
  about: '/#about',
  enquiry: '/enquiry',
  /** The enquiry form with its subject. */
  enquiryAboutSubject: (subject: string) => `/enquiry?about=${encodeURIComponent(subject)}`,
  /** The enquiry form for a box: the query is a choice of the customiser, or a studio's configuration. */
  enquiryAbout: (query: URLSearchParams) => `/enquiry?${query}`,
  /** Prices several designs of a box together; the query is a choice of the customiser. */
  severalDesigns: (query: URLSearchParams) => `/several-designs?${query}`,
  /** Makes a quotation for a box; the query is a choice of the customiser. */
  getQuote: (query: URLSearchParams | '') => (query === '' ? '/getquote' : `/getquote?${query}`),
  /** Saves a box in the account; the query is a choice of the customiser. */
  saveBox: (query: URLSearchParams | '') => (query === '' ? '/save-box' : `/save-box?${query}`),
  savedBoxes: '/saved-boxes',
  /** The saved boxes with the form that renames or deletes one of them. */
  changeSavedBox: (change: 'rename' | 'delete', boxId: number) => `/saved-boxes?${change}=${boxId}#box-${boxId}`,
  /** The saved boxes after one was saved without JavaScript. */
  boxSaved: (isNew: boolean) => `/saved-boxes?saved=${isNew ? 'new' : 'before'}`,
  quotation: '/enquiry?form=quote',
  enquirySent: (form: 'message' | 'quote') => `/enquiry?sent=${form}`,
  /** The delivery quote of a box; the query is its configuration. */
  deliveryQuote: (query: string) => `/enquiry?form=delivery&${query}`,
  deliveryQuoteSent: (query: string) => `/enquiry?sent=delivery&${query}`,
  blogs: '/blogs',
  contact: '/#ContactUs',
  /** A kind of packaging, or an article: each has its own URL at the root. */
  packaging: (slug: string) => `/${segment(slug)}`,
  article: (slug: string) => `/${segment(slug)}`,
  onlineStore: '/onlinestore',
  shop: '/ordercustomboxes',
  stickerShop: '/stickers-and-labels',
  stickers: '/ordercustomstickers',
  stickerMaterials: '/sticker-materials',
  /** A material's place on that page, by its code. */
  stickerMaterial: (code: string) => `/sticker-materials#${segment(code)}`,
  labelFinder: '/label-finder',
  /** Labels that fit a container, which the query describes. */
  labelFinderOf: (query: URLSearchParams) => `/label-finder?${query}`,
  /** Past stickers, to order them again. */
  reorderStickers: '/reorderstickers',
  terms: '/termsandcondition',
  privacy: '/privacypolicy',
  returns: '/returnandrefundpolicy',
  faqs: '/faqs',
  /** The answer that says how an order can be paid. */
  howToPay: '/faqs#how-can-i-pay',
  credits: '/credits',
  offline: '/offline',
  dielines: '/dielines',
  /** The studio of a style; the query is a configuration. */
  dieline: (styleId: string, query = '') => `/dielines/${segment(styleId)}${query === '' ? '' : `?${query}`}`,
  category: (route: string) => `/p/${segment(route)}`,
  customiseCategory: (categoryId: number) => `/customizeyourbox/${categoryId}`,
  customiseVariant: (variantId: number, query = '') => `/customizemybox/${variantId}${query === '' ? '' : `?${query}`}`,
  publicVariant: (variantRoute: string) => `/pm/${segment(variantRoute)}`,
  /** The order of a box in small steps, for phones; the query is a choice of the customiser. */
  mobileOrder: (step: 'size' | 'design' | 'quantity' | 'summary', query?: URLSearchParams) =>
    `/pio-mobile${step === 'size' ? '' : `/${step}`}${query === undefined ? '' : `?${query}`}`,
  /** The sample of a box: `boxName` is the route of its variant, or of its category; the query is a configuration. */
  orderSample: (categoryId: number, boxName: string, query = '') =>
    `/ordersample/${categoryId}/${segment(boxName)}${query === '' ? '' : `?${query}`}`,
  /** Where buyers choose a box to order a sample of it. */
  samples: '/ordercustomboxes#samples',
  login: '/login',
  /** Sign-in after a form that was posted without JavaScript; `search` says where sign-in leads, see after-login. */
  loginAfter: (done: 'registration' | 'reset' | 'erased', search = '') => {
    const query = new URLSearchParams(search);
    query.set('after', done);
    return `/login?${query}`;
  },
  register: '/register',
  customerProfile: '/customerprofile',
  editProfile: '/edit-profile',
  accountData: '/account-data',
  /** The account's data after one of its forms was sent without JavaScript. */
  accountDataAfter: (done: 'ended' | 'others-ended') => `/account-data?done=${done}#devices`,
  /** Opened by the link that is mailed to a new e-mail address. */
  confirmEmail: '/confirm-email',
  addressBook: '/address',
  addAddress: '/address_book_form',
  /** The address book with the question whether to delete an address. */
  deleteAddress: (addressId: number) => `/address?delete=${addressId}`,
  /** The address book after an address was deleted without JavaScript. */
  addressDeleted: '/address?address=deleted',
  editAddress: (addressId: number) => `/edit-address?address=${addressId}`,
  /** The account with its address book, after an address was saved without JavaScript. */
  addressSaved: (isNew: boolean) => `/customerprofile?address=${isNew ? 'added' : 'updated'}`,
  /** Like the links between login and registration, it passes on where sign-in leads (`search`). */
  forgotPassword: '/forgetpassword',
  cart: '/cart',
  selectAddress: '/selectaddress',
  checkout: '/checkout',
  checkoutOf: (orderId: number) => `/checkout?order=${orderId}`,
  paymentProcess: (transactionId: string, gatewayPaymentId = '') =>
    `/paymentprocess/${segment(transactionId)}${tail(gatewayPaymentId)}`,
  paymentSuccess: (transactionId: string, gatewayPaymentId = '') =>
    `/paymentsuccess/${segment(transactionId)}${tail(gatewayPaymentId)}`,
  paymentFail: (transactionId: string, gatewayPaymentId = '') =>
    `/paymentfail/${segment(transactionId)}${tail(gatewayPaymentId)}`,
  downloadOrderForm: (token: string) => `/downloadorderform/${segment(token)}`,
  /** The order form as a PDF; not a page of the app. */
  orderFormFile: (token: string) => `/downloads/order-form/${segment(token)}`,
  downloadKeyLine: (token: string) => `/downloadkeyline/${segment(token)}`,
  /** The same form in A4 landscape, with the order's number as file name. */
  orderFile: (token: string) => `/downloads/order/${segment(token)}`,
  proformaFile: (token: string) => `/downloads/proforma/${segment(token)}`,
  orderSheetFile: (token: string) => `/downloads/order-sheet/${segment(token)}`,
  myOrders: '/my-orders',
  myOrder: (orderId: number) => `/my-orders/${orderId}`,
  /** An order's items at today's prices, for the cart. */
  orderAgain: (orderId: number) => `/my-orders/${orderId}/again`,
  /** The order's page, which asks whether to cancel it. */
  askToCancel: (orderId: number) => `/my-orders/${orderId}?ask=cancel#cancel`,
  /** Where the forms of the order's page are posted to. */
  orderForm: (
    orderId: number,
    form: 'cancel' | 'return' | 'remove-photo' | 'stop-sharing' | 'reminder' | 'message' | 'correct',
  ) => `/my-orders/${orderId}?form=${form}`,
  /** The order's page after one of its forms. */
  orderFormDone: (orderId: number, form: 'cancel' | 'return' | 'stop-sharing' | 'message' | 'correct') =>
    `/my-orders/${orderId}?done=${form}#${form === 'message' ? 'messages' : form}`,
  orders: '/orders',
  orderHistory: '/order-history',
  /** The state of an order, for everybody with the link. */
  track: (token: string) => `/track/${segment(token)}`,
  /** Pays an order without signing in, for everybody with the link. */
  pay: (token: string) => `/pay/${segment(token)}`,
  /** The artwork and proofs of an order, for everybody with the link. */
  proofs: (token: string) => `/proofs/${segment(token)}`,
  /** Where the forms of that page are posted to. */
  proofForm: (token: string, form: ProofForm) => `/proofs/${segment(token)}?form=${form}`,
  /** The item on that page after one of its forms. */
  proofFormDone: (token: string, done: ProofForm | 'approved-already', line: string) =>
    `/proofs/${segment(token)}?done=${done}&item=${segment(line)}#item-${segment(line)}`,
  unsubscribe: (token: string) => `/unsubscribe/${segment(token)}`,
  invoiceView: (orderId: number) => `/view-invoice-form/${orderId}`,
  /** The key line as a PDF; not a page of the app. */
  keyLineFile: (token: string) => `/downloads/key-line/${segment(token)}`,
  stickerShape: (shapeId: number) => `/ordercustomstickers?shape=${shapeId}`,
} as const;

function tail(gatewayPaymentId: string): string {
  return gatewayPaymentId === '' ? '' : `/${segment(gatewayPaymentId)}`;
}
