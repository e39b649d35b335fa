import { enquiryAlertMail, enquiryReceivedMail, type MailEnquiry } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { type Enquiry, type EnquirySource, findEnquiry } from '@boxwright/storage';
import type { ComposedMail } from '../../jobs/post-mail.ts';
import type { Services } from '../../process/services.ts';
import { readCompany } from '../company.ts';
import { mailCompany } from '../orders/order-mails.ts';

export const enquiryMailKinds = ['enquiry-alert', 'enquiry-received'] as const;
export type EnquiryMailKind = (typeof enquiryMailKinds)[number];

/** The key of a mail about an enquiry. */
export const enquiryMailKey = (kind: EnquiryMailKind, enquiryId: number): string => `${kind}:${enquiryId}`;

/** The mail to the office or the one to the visitor; undefined when the enquiry or its address doesn't exist. */
export async function mailAboutEnquiry(
  { db, env }: Services,
  kind: EnquiryMailKind,
  enquiryId: number,
): Promise<ComposedMail | undefined> {
  const stored = await findEnquiry(db, enquiryId);
  if (!stored) return undefined;
  const facts = await readCompany(db);
  const company = mailCompany(facts, env.publicUrl);
  const enquiry = mailEnquiry(stored);
  const key = enquiryMailKey(kind, enquiryId);
  const { email } = stored;
  if (kind === 'enquiry-alert') {
    const mail = enquiryAlertMail({ company, enquiry, links: { manage: `${env.publicUrl}/manage` } });
    return { key, recipient: facts.email, mail, ...(email === null ? {} : { replyTo: email }) };
  }
  if (email === null) return undefined;
  const mail = enquiryReceivedMail({
    company,
    enquiry: { ...enquiry, email },
    hours: facts.hours,
    links: { shop: `${env.publicUrl}/ordercustomboxes` },
  });
  return { key, recipient: email, mail, replyTo: facts.email };
}

const formNames: Record<EnquirySource, string> = {
  panel: 'Enquiry panel',
  'mono-carton-quote': 'Mono carton quotation',
  'enquiry-page': 'Enquiry page',
  'delivery-quote': 'Delivery quote',
};

function mailEnquiry(stored: Enquiry): MailEnquiry {
  const { source, name, mobile, email, company, pincode, message, cartonType, details, createdAt } = stored;
  const number = (key: string) => (typeof details[key] === 'number' ? details[key] : undefined);
  const [quantity, length, width, height] = ['quantity', 'length', 'width', 'height'].map(number);
  const weight = number('weightGrams');
  const goods = number('goodsPaise');
  const isOfDelivery = source === 'delivery-quote';
  const hasSize = length !== undefined && width !== undefined && height !== undefined;
  return {
    form: formNames[source],
    name,
    mobile,
    at: createdAt,
    ...(email === null ? {} : { email }),
    ...(company === null ? {} : { company }),
    ...(pincode === null ? {} : { pincode }),
    ...(message === null ? {} : isOfDelivery ? { box: message } : { message }),
    ...(weight === undefined ? {} : { weightKg: weight / 1000 }),
    ...(goods === undefined ? {} : { goods: paise(goods) }),
    ...(cartonType === null ? {} : { cartonType }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(hasSize ? { size: [length, width, height] as const } : {}),
  };
}
