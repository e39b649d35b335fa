import { operations } from '@boxwright/contract';

/** All routes that accept a body, with its content type. */
export interface BodyRoute {
  readonly path: string;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  /** Whether the route reads a body; others may return 404. */
  readonly takesBodies: boolean;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const taking = (type: BodyRoute['type'], paths: readonly string[]): BodyRoute[] =>
  paths.map((path) => ({ path, type, takesBodies: true }));

/** Pages first: they use a different body parser than the operations. */
export const bodyRoutes: readonly BodyRoute[] = [
  ...taking(form, ['/enquiry', '/enquiry.data', '/payments/return', '/payments/webhook']),
  ...taking(form, ['/sandbox/_payment', '/sandbox/_outcome', '/sandbox/merchant/postservice.php']),
  ...['/', '/login', '/login.data', '/cart', '/manage', '/nowhere', '/healthz', '/metrics', '/api/docs', '/api/no'].map(
    (path): BodyRoute => ({ path, type: form, takesBodies: false }),
  ),
  ...Object.entries(operations).map(
    ([name, { method }]): BodyRoute => ({ path: `/api/${name}`, type: json, takesBodies: method === 'POST' }),
  ),
];

/** Pages and files whose path has a free parameter. */
export const openAddresses: readonly ((part: string) => string)[] = [
  (part) => `/${part}`,
  (part) => `/p/${part}`,
  (part) => `/p/soap-box?step=${part}`,
  (part) => `/p/soap-box?length=${part}&quotation=${part}`,
  (part) => `/customizeyourbox/${part}`,
  (part) => `/customizemybox/${part}`,
  (part) => `/pm/${part}`,
  (part) => `/ordersample/10/${part}`,
  (part) => `/ordersample/10/soap-box?length=${part}&board=${part}`,
  (part) => `/dielines/${part}`,
  (part) => `/dielines/reverse-tuck-end?length=${part}&width=40&height=60`,
  (part) => `/login?from=${part}`,
  (part) => `/login.data?from=${part}`,
  (part) => `/enquiry?form=${part}`,
  (part) => `/enquiry?sent=${part}`,
  (part) => `/edit-address?address=${part}`,
  (part) => `/checkout?order=${part}`,
  (part) => `/my-orders?page=${part}&search=${part}`,
  (part) => `/orders?page=${part}&search=${part}`,
  (part) => `/order-history?search=${part}`,
  (part) => `/paymentprocess/${part}`,
  (part) => `/paymentprocess/${part}/${part}`,
  (part) => `/paymentsuccess/${part}/${part}`,
  (part) => `/paymentfail/${part}/${part}`,
  (part) => `/my-orders/${part}`,
  (part) => `/view-invoice-form/${part}`,
  (part) => `/downloadorderform/${part}`,
  (part) => `/downloadkeyline/${part}`,
  (part) => `/manage/mailbox?search=${part}&mail=${part}`,
  (part) => `/manage/enquiries?view=${part}&owner=${part}&search=${part}&before=${part}`,
  (part) => `/manage/enquiries/${part}`,
  (part) => `/manage/jobs?before=${part}&done=${part}`,
  (part) => `/manage/${part}`,
  (part) => `/api/${part}`,
  (part) => `/api/UserInfo?${part}=${part}`,
  (part) => `/api/GetCompany?a=${part}`,
  (part) => `/downloads/order-form/${part}`,
  (part) => `/downloads/order/${part}`,
  (part) => `/downloads/order-sheet/${part}`,
  (part) => `/downloads/invoice/${part}`,
  (part) => `/downloads/proforma/${part}`,
  (part) => `/downloads/document/${part}/${part}.pdf`,
  (part) => `/downloads/key-line/${part}`,
  (part) => `/downloads/quotation/${part}`,
  (part) => `/downloads/dieline/${part}`,
  (part) => `/downloads/dieline/${part}.svg?length=60&width=40&height=60`,
  (part) => `/downloads/dieline/reverse-tuck-end.svg?length=60&width=40&height=60&board=${part}&${part}=${part}`,
  (part) => `/pictures/box/${part}/60x40x60.svg?look=kokko-72`,
  (part) => `/pictures/box/reverse-tuck-end/${part}.svg?look=kokko-72`,
  (part) => `/pictures/box/reverse-tuck-end/60x40x60.svg?look=${part}&view=${part}`,
  (part) => `/account/picture/${part}`,
  (part) => `/assets/${part}`,
  (part) => `/images/${part}`,
  (part) => `/payments/return?${part}=${part}`,
  (part) => `/sandbox/${part}`,
];
