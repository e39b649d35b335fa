import { enquiryStates, type Failure, fail, type Result } from '@boxwright/contract';
import { redirect } from 'react-router';
import { askedId } from '../../features/office/asked-id.ts';
import { refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import { officePaths } from '../../office-paths.ts';
import type { ServerApi } from '../../server-api.ts';

interface Shown {
  /** What was typed into a refused form. */
  readonly typed?: { readonly form: string; readonly text: string };
  readonly asked?: undefined;
}

const dones = { answer: 'answered', note: 'noted', standing: 'changed', customer: 'customer' } as const;
type FormName = keyof typeof dones;

/** Handles the page's forms, with or without JavaScript; `form` says which. */
export async function receiveEnquiryForm(request: Request, api: ServerApi, id: number) {
  const posted = await request.formData().catch(() => new FormData());
  const text = (name: string): string => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  const form = (Object.keys(dones) as FormName[]).find((name) => name === text('form')); // its own keys
  if (text('form') === 'sell') return sell(api, id, text);
  const answer =
    form === undefined ? fail('invalid', 'Please press a button of the page.') : await send(api, form, id, text);
  if (answer.ok && form !== undefined) throw redirect(officePaths.officeEnquiryAfter(id, dones[form]), 303);
  const failure: Failure = answer.ok ? { code: 'invalid', text: '' } : answer.failure;
  if (failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.officeEnquiry(id)), 303);
  return refused<Shown>(failure, form === undefined ? {} : { typed: { form, text: text('text') } });
}

async function send(
  api: ServerApi,
  form: FormName,
  id: number,
  text: (name: string) => string,
): Promise<Result<unknown>> {
  const version = askedVersion(text('version'));
  switch (form) {
    case 'answer':
      return sendTyped(api, 'AnswerEnquiry', { id, version, text: text('text') });
    case 'note':
      return sendTyped(api, 'AddEnquiryNote', { id, text: text('text') });
    case 'customer':
      return api.call('LinkEnquiryCustomer', { id, version });
    case 'standing': {
      const state = enquiryStates.find((known) => known === text('state'));
      if (state === undefined) return fail('invalid', 'Please choose a state.');
      return api.call('ChangeEnquiry', { id, version, state, ownerId: askedId(text('owner')) ?? null });
    }
  }
}

/** Begins a sale and leads to it; where it is doubtful whose it is, the page asks. */
async function sell(api: ServerApi, id: number, text: (name: string) => string) {
  const chosen = text('customer');
  const started = await sendTyped(api, 'StartSaleFromEnquiry', {
    enquiryId: id,
    version: askedVersion(text('version')),
    customerId: askedId(chosen) ?? null,
    isNew: chosen === 'new',
    email: text('email'),
  });
  if (!started.ok) {
    if (started.failure.code === 'signed_out')
      throw redirect(officePaths.staffSignIn(officePaths.officeEnquiry(id)), 303);
    return refused<Shown>(started.failure, {});
  }
  const { saleId, ...asked } = started.value;
  if (saleId !== null) throw redirect(officePaths.officeSale(saleId), 303);
  return { failed: undefined, typed: undefined, asked };
}

const askedVersion = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
