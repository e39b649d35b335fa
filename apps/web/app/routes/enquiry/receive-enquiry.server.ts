import { type Failure, fail, failureStatus, mobileNumber, operations, type Result } from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

const fieldNames = [
  'name',
  'email',
  'mobile',
  'pincode',
  'company',
  'message',
  'organisation',
  'cartonType',
  'quantity',
  'length',
  'width',
  'height',
  'website',
] as const;

/** The fields of both forms, as posted without JavaScript. */
type Typed = Readonly<Record<(typeof fieldNames)[number], string>>;

/**
 * Handles a form that was posted without JavaScript: the same operation as over HTTP, answered with a page. After
 * storing it redirects, so that a reload posts nothing; otherwise the typed values are returned with the failure.
 */
export async function receiveEnquiry(request: Request, api: ServerApi) {
  const form = new URL(request.url).searchParams.get('form') === 'quote' ? 'quote' : 'message';
  const typed = await readTyped(request);
  const answer = form === 'quote' ? await askForQuotation(typed, api) : await writeToUs(typed, api);
  if (answer.ok) throw redirect(paths.enquirySent(form), 303);
  const { code, text, field } = answer.failure;
  const failed: Pick<Failure, 'text' | 'field'> = field === undefined ? { text } : { text, field };
  return data({ failed, typed }, { status: failureStatus[code] });
}

async function readTyped(request: Request): Promise<Typed> {
  // An invalid body is treated as an empty form.
  const posted = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Typed; // one text per name
  // The same normalisation as in the browser while typing.
  return { ...typed, mobile: mobileNumber(typed.mobile), pincode: typed.pincode.replace(/\D/g, '') };
}

async function writeToUs(typed: Typed, api: ServerApi): Promise<Result<string>> {
  const decoded = operations.enquiryMailer.input.safeDecode({
    customer_name: typed.name,
    customer_email: typed.email,
    customer_mobile: typed.mobile,
    customer_message: typed.message,
    customer_company: typed.company,
    customer_pincode: typed.pincode,
    website: typed.website,
  });
  return decoded.success ? api.call('enquiryMailer', decoded.data) : unreadable;
}

async function askForQuotation(typed: Typed, api: ServerApi): Promise<Result<string>> {
  const { organisation, cartonType, quantity, ...same } = typed;
  const { company, message, ...fields } = same;
  const decoded = operations.monocartonsenquiry.input.safeDecode({
    ...fields,
    organsation_name: organisation,
    carton_type: cartonType,
    required_quantity: quantity,
  });
  return decoded.success ? api.call('monocartonsenquiry', decoded.data) : unreadable;
}

/** For bodies that no browser sends: the form's fields limit length and characters. */
const unreadable = fail(
  'invalid',
  'One of the entries is too long, or contains a character that can’t be read. Please type it again.',
);
