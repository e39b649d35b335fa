import { action as receiveClosing } from '../routes/accounts/receive-closing.server.ts';
import { action as receiveAlert } from '../routes/alerts/receive-alert-form.server.ts';
import { action as receiveCouponForm } from '../routes/coupons/receive-coupon-form.server.ts';
import { action as receiveGroup } from '../routes/customer-groups/receive-group.server.ts';
import { action as receivePortalAnswer } from '../routes/e-invoices/receive-answer.server.ts';
import { action as receiveHoliday } from '../routes/holidays/receive-holiday.server.ts';
import { action as receiveRetry } from '../routes/jobs/receive-retry.server.ts';
import { action as receiveResend } from '../routes/mailbox/receive-resend.server.ts';
import { action as receivePublishing } from '../routes/price-comparison/receive-publishing.server.ts';
import { action as receivePriceList } from '../routes/price-lists/receive-price-list.server.ts';
import { action as receivePriceDraft } from '../routes/price-table/receive-price-draft.server.ts';
import { action as receiveSettings } from '../routes/settings/receive-settings.server.ts';
import { action as receiveTaxRate } from '../routes/tax-rates/receive-tax-rate.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const prices = officePage(receivePriceDraft, '/manage/prices/carton', { kind: 'carton' });
const figures = { 'figure:sheet.0': '12.50', 'figure:plate': '400', other: '1' };
const savedFigures = [
  { key: 'sheet.0', value: '12.50' },
  { key: 'plate', value: '400' },
];
const saved = { revision: 3, changed: 2, problems: 0 };
const csv = 'key,value\r\nplate,400\r\n';

const settings = officePage(receiveSettings, '/manage/settings?section=banner');
const banner = { text: 'Closed on Monday.', address: '/faqs' };

const holidays = officePage(receiveHoliday, '/manage/holidays');
const holiday = { day: '2027-01-26', name: 'Republic Day' };

const taxRates = officePage(receiveTaxRate, '/manage/tax-rates');
const rate = { hsn: '4819', rate: '18', validFrom: '2027-04-01' };

const recorded = { recorded: ['INV-1'], known: [], problems: [] };
const eInvoices = officePage(receivePortalAnswer, '/manage/accounts/e-invoices');
const alerts = officePage(receiveAlert, '/manage/alerts?page=2');
const jobs = officePage(receiveRetry, '/manage/jobs');

const accounts = officePage(receiveClosing, '/manage/accounts');

const groups = officePage(receiveGroup, '/manage/customer-groups');
const priceLists = officePage(receivePriceList, '/manage/price-lists');
const coupons = officePage(receiveCouponForm, '/manage/coupons');
const rateRows = Array.from({ length: 8 }, (_, index) => ({
  ...{ kind: 'box' as const, percent: index === 0 ? '10' : '', fromQuantity: '', fromAmount: '' },
}));
const terms = { code: 'TEN', percent: '10', amount: '', least: '', usesInAll: '', usesEach: '' };
const days = { validFrom: '2026-12-01', validUntil: '' };

export const shopForms: readonly OfficeForm[] = [
  officeForm(
    groups,
    { form: 'save', id: '7', seen: '2', name: 'Dealers', members: 'a@b.example' },
    'SaveCustomerGroup',
    { id: 7, seen: 2, name: 'Dealers', members: 'a@b.example' },
    { id: 7, name: 'Dealers' },
    '/manage/customer-groups',
  ),
  officeForm(
    priceLists,
    { form: 'save', name: 'Dealers', groupId: '7', 'kind-1': 'box', 'percent-1': '10', ...days },
    'SavePriceList',
    { id: null, seen: 0, name: 'Dealers', customer: '', groupId: 7, rates: rateRows, ...days },
    { id: 1, name: 'Dealers' },
    { done: 'The price list “Dealers” is made.' },
  ),
  officeForm(
    priceLists,
    { form: 'end', id: '1', seen: '1', ended: 'yes' },
    'EndDiscount',
    { what: 'price-list', id: 1, seen: 1, isEnded: true },
    { id: 1, name: 'Dealers' },
    { done: 'The price list “Dealers” has ended.' },
  ),
  officeForm(
    coupons,
    { form: 'save', ...terms, ...days, 'kind-box': 'yes', isCombinable: 'yes' },
    'SaveCoupon',
    { id: null, seen: 0, ...terms, ...days, kinds: ['box'], isForFirstOrder: false, groupId: null, isCombinable: true },
    { id: 1, name: 'TEN' },
    { done: 'Coupon TEN is made.' },
  ),
  officeForm(
    coupons,
    { form: 'end', id: '1', seen: '2', ended: 'no' },
    'EndDiscount',
    { what: 'coupon', id: 1, seen: 2, isEnded: false },
    { id: 1, name: 'TEN' },
    { done: 'Coupon TEN goes on.' },
  ),
  officeForm(prices, { form: 'start' }, 'StartPriceDraft', { kind: 'carton' }, saved, '/manage/prices/carton'),
  officeForm(
    prices,
    { form: 'start', version: '4' },
    'StartPriceDraft',
    { kind: 'carton', versionId: 4 },
    saved,
    '/manage/prices/carton',
  ),
  officeForm(
    prices,
    { form: 'save', revision: '2', ...figures },
    'SavePriceDraft',
    { kind: 'carton', revision: 2, figures: savedFigures },
    saved,
    '/manage/prices/carton',
  ),
  officeForm(
    prices,
    { form: 'compare', revision: '2', ...figures },
    'SavePriceDraft',
    { kind: 'carton', revision: 2, figures: savedFigures },
    saved,
    '/manage/prices/carton/compare',
  ),
  officeForm(
    prices,
    { form: 'compare', revision: '2', ...figures },
    'SavePriceDraft',
    { kind: 'carton', revision: 2, figures: savedFigures },
    { ...saved, problems: 1 },
    '/manage/prices/carton',
  ),
  officeForm(
    prices,
    { form: 'import', revision: '2', file: new File([csv], 'carton.csv') },
    'ImportPriceDraft',
    { kind: 'carton', csv, revision: 2 },
    saved,
    '/manage/prices/carton',
  ),
  officeForm(
    prices,
    { form: 'discard', revision: '2' },
    'DiscardPriceDraft',
    { kind: 'carton', revision: 2 },
    {},
    '/manage/prices/carton',
  ),
  officeForm(
    officePage(receivePublishing, '/manage/prices/carton/compare', { kind: 'carton' }),
    { revision: '3', validFrom: '2027-04-01', note: 'Paper costs more.' },
    'PublishPriceDraft',
    { kind: 'carton', revision: 3, validFrom: '2027-04-01', note: 'Paper costs more.' },
    { version: '2027-04', validFrom: '2027-04-01' },
    '/manage/prices/carton',
  ),
  officeForm(
    settings,
    { form: 'save', section: 'banner', seen: 'v1', ...banner },
    'SaveSettings',
    { section: 'banner', seen: 'v1', values: banner },
    { changed: ['text'], seen: 'v2' },
    { done: 'Saved. The site shows it from now on.' },
  ),
  officeForm(
    settings,
    { form: 'save', section: 'banner', seen: 'v1', ...banner },
    'SaveSettings',
    { section: 'banner', seen: 'v1', values: banner },
    { changed: [], seen: 'v1' },
    { done: 'Nothing was changed.' },
  ),
  officeForm(
    settings,
    { form: 'mail' },
    'SendTestMail',
    {},
    { text: 'It is on its way.' },
    { done: 'It is on its way.' },
  ),
  officeForm(settings, { form: 'payments' }, 'TestPayments', {}, { text: 'It works.' }, { done: 'It works.' }),
  officeForm(holidays, { form: 'add', ...holiday }, 'AddHoliday', holiday, holiday, {
    done: '26 January 2027 is a holiday now: Republic Day.',
  }),
  officeForm(holidays, { form: 'delete', ...holiday }, 'DeleteHoliday', { day: holiday.day }, holiday, {
    done: '26 January 2027 is a working day again.',
  }),
  officeForm(
    taxRates,
    { form: 'add', ...rate },
    'AddTaxRate',
    rate,
    { ...rate, rate: 18, standing: 'coming' },
    {
      done: 'The rate of 4819 is added.',
    },
  ),
  officeForm(
    taxRates,
    { form: 'delete', ...rate },
    'DeleteTaxRate',
    { hsn: rate.hsn, validFrom: rate.validFrom },
    {},
    {
      done: 'The rate of 4819 is taken back.',
    },
  ),
  officeForm(
    alerts,
    { seen: ['3', 'x', '5'] },
    'MarkAlertsSeen',
    { ids: [3, 5] },
    { unseen: 0 },
    '/manage/alerts?page=2',
  ),
  officeForm(
    alerts,
    { seen: '3', again: '5' },
    'RunJobAgain',
    { alertId: 5 },
    { queued: true },
    '/manage/alerts?page=2',
  ),
  officeForm(jobs, { job: 'send-mail' }, 'RetryJobs', { job: 'send-mail' }, { queued: 4 }, '/manage/jobs?done=4'),
  officeForm(
    jobs,
    { job: 'send-mail', id: '3f2b1c9e-7a41-4c58-9d3e-5b6a7c8d9e0f' },
    'RetryJobs',
    { job: 'send-mail', jobId: '3f2b1c9e-7a41-4c58-9d3e-5b6a7c8d9e0f' },
    { queued: 1 },
    '/manage/jobs?done=1',
  ),
  officeForm(
    officePage(receiveResend, '/manage/mailbox?search=a%20b'),
    { again: '12' },
    'ResendMail',
    { id: 12 },
    { id: 13 },
    '/manage/mailbox?mail=13&done=again',
  ),
  officeForm(eInvoices, { answer: 'not JSON' }, 'RecordEInvoices', { answer: 'not JSON' }, recorded, { recorded }),
  officeForm(
    eInvoices,
    { answer: '', file: new File(['[{"Irn":"1","SignedInvoice":"long"}]'], 'answer.json') },
    'RecordEInvoices',
    { answer: '[{"Irn":"1"}]' },
    recorded,
    { recorded },
  ),
  officeForm(
    accounts,
    { form: 'close', through: '2026-10-31' },
    'CloseBooks',
    { through: '2026-10-31' },
    { through: '2026-10-31' },
    { done: 'The books are closed until 31 October 2026.' },
  ),
  officeForm(
    accounts,
    { form: 'reopen', seenThrough: '2026-10-31', reason: 'A bill came late.' },
    'ReopenBooks',
    { seenThrough: '2026-10-31', reason: 'A bill came late.' },
    { through: '2026-09-30' },
    { done: 'Reopened. The books are closed until 30 September 2026.' },
  ),
];
