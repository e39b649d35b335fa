import { enquiryAlertMail, enquiryAnswerMail, enquiryReceivedMail, type MailEnquiry } from '@boxwright/mail';
import { paise } from '@boxwright/money';
import { type Enquiry, filesOfEnquiry, findEnquiry, findEnquiryAnswer } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';
import { formNames } from './form-names.ts';

/** The keys of these mails have the enquiry's id as their second part. */
export const enquiryMailKinds = ['enquiry-alert', 'enquiry-received', 'enquiry-answer'] as const;
export type EnquiryMailKind = Exclude<(typeof enquiryMailKinds)[number], 'enquiry-answer'>;

/** The key of a mail about an enquiry. */
export const enquiryMailKey = (kind: EnquiryMailKind, enquiryId: number): string => `${kind}:${enquiryId}`;

/** The key of the mail with an answer. */
export const answerMailKey = (enquiryId: number, entryId: number): string => `enquiry-answer:${enquiryId}:${entryId}`;

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
  const files = await filesOfEnquiry(db, enquiryId);
  const names = files.map(({ name }) => name);
  const enquiry = { ...mailEnquiry(stored), ...(names.length === 0 ? {} : { files: names }) };
  const key = enquiryMailKey(kind, enquiryId);
  const { email } = stored;
  if (kind === 'enquiry-alert') {
    const mail = enquiryAlertMail({
      company,
      enquiry,
      links: { manage: `${env.publicUrl}/manage/enquiries/${enquiryId}` },
    });
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

/** An answer of staff to the visitor; undefined when the enquiry is gone, or left no e-mail. */
export async function mailOfAnswer({ db, env }: Services, entryId: number): Promise<ComposedMail | undefined> {
  const found = await findEnquiryAnswer(db, entryId);
  const email = found?.enquiry.email ?? null;
  if (!found || email === null) return undefined;
  const { entry, enquiry, staffName } = found;
  const facts = await readCompany(db);
  const mail = enquiryAnswerMail({
    company: mailCompany(facts, env.publicUrl),
    enquiry: {
      name: enquiry.name,
      at: enquiry.createdAt,
      ...(enquiry.message === null ? {} : { message: enquiry.message }),
    },
    answer: entry.text,
    from: staffName,
  });
  return { key: answerMailKey(enquiry.id, entryId), recipient: email, mail, replyTo: facts.email };
}

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
