import { mobileNumber, pincodeIn, type Result } from '@boxwright/contract';
import { redirect } from 'react-router';
import { deliveryForm } from '../../features/delivery/delivery-chat.ts';
import { messageWithWishes } from '../../features/enquiry/wishes.ts';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { askDelivery } from './ask-delivery.server.ts';

const fieldNames = [
  'name',
  'email',
  'mobile',
  'pincode',
  'company',
  'message',
  'what',
  'count',
  'finish',
  'organisation',
  'cartonType',
  'quantity',
  'length',
  'width',
  'height',
  'website',
] as const;

/** The fields of all three forms, as posted without JavaScript. */
type Typed = Readonly<Record<(typeof fieldNames)[number], string>>;

/**
 * Handles a form that was posted without JavaScript: the same operation as over HTTP, answered with a page. After
 * storing it redirects, so that a reload posts nothing; otherwise the typed values are returned with the failure.
 */
export async function receiveEnquiry(request: Request, api: ServerApi) {
  const asked = new URL(request.url).searchParams;
  const typed = await readEnquiry(request);
  if (asked.get('form') === deliveryForm) {
    const sent = await askDelivery(typed, asked, api);
    if (sent.ok) throw redirect(sent.value, 303);
    return refused(sent.failure, { typed });
  }
  const form = asked.get('form') === 'quote' ? 'quote' : 'message';
  const answer = form === 'quote' ? await askForQuotation(typed, api) : await writeToUs(typed, api);
  if (answer.ok) throw redirect(paths.enquirySent(form), 303);
  return refused(answer.failure, { typed });
}

async function readEnquiry(request: Request): Promise<Typed> {
  const typed = await readTyped(request, fieldNames);
  // Normalised as in the operation; a refused form shows them like this.
  return { ...typed, mobile: mobileNumber(typed.mobile), pincode: pincodeIn(typed.pincode) };
}

function writeToUs(typed: Typed, api: ServerApi): Promise<Result<string>> {
  const { name, email, mobile, company, pincode, website: honeypot } = typed;
  const message = messageWithWishes(typed.message, typed);
  return sendTyped(api, 'enquiryMailer', { name, email, mobile, message, company, pincode, honeypot });
}

function askForQuotation(typed: Typed, api: ServerApi): Promise<Result<string>> {
  const { company, message, what, count, finish, website: honeypot, ...request } = typed;
  return sendTyped(api, 'monocartonsenquiry', { ...request, honeypot });
}
