import {
  amountUnreadable,
  type Failure,
  failureStatus,
  type Input,
  type OperationName,
  type Output,
  paiseIn,
  piecesIn,
  type Result,
} from '@boxwright/contract';
import { type ActionFunctionArgs, data, type Params, redirect } from 'react-router';
import { countIn, idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { type ServerApi, serverApi } from '../../server-api.ts';
import { sendTyped } from '../plain-form/posted.server.ts';
import type { Posted } from './posted-form.ts';
import { shownAgain } from './secret-field.ts';

/** A form of the back office as it was posted. A field that wasn't sent is empty, and so is a body that can't be read. */
export class SentForm {
  /** Which of the page's forms it is. After a colon stands the entry that it is about. */
  readonly name: string;
  readonly body: FormData;
  readonly url: URL;
  readonly api: ServerApi;
  readonly #params: Params;

  constructor(body: FormData, { url, params, context }: Pick<ActionFunctionArgs, 'url' | 'params' | 'context'>) {
    this.body = body;
    this.url = url;
    this.#params = params;
    this.api = context.get(serverApi);
    this.name = this.text('form') || (url.searchParams.get('form') ?? '');
  }

  text(name: string): string {
    return this.all(name)[0] ?? '';
  }

  texts<Name extends string>(...names: readonly Name[]): Record<Name, string> {
    return Object.fromEntries(names.map((name) => [name, this.text(name)])) as Record<Name, string>; // one text per name
  }

  all(name: string): string[] {
    return this.body.getAll(name).filter((value) => typeof value === 'string');
  }

  /** The number of a row; 0, which no row has, for anything else. */
  id(name: string): number {
    return idIn(this.text(name)) ?? 0;
  }

  /** A whole number, such as a version; 0 for anything else. */
  count(name: string): number {
    return countIn(this.text(name)) ?? 0;
  }

  /** Pieces as typed; 0 for nothing. What isn't a whole number ends the action: "1,2" may be meant as 1 or as 12. */
  pieces(name: string): number {
    return (
      piecesIn(this.text(name)) ??
      this.refuse({ code: 'invalid', text: 'Please enter whole pieces, such as 12,500.', field: name })
    );
  }

  /**
   * An amount as typed, in paise; null for nothing. One that can't be read ends the action.
   *
   * @param field at which that is shown
   */
  amount(name: string, field = name): number | null {
    const paise = paiseIn(this.text(name));
    return Number.isNaN(paise) ? this.refuse({ code: 'invalid', text: amountUnreadable(), field }) : paise;
  }

  /** A parameter of the page's path: the number of a row, or a text. */
  idOfPage(name: string): number {
    return idIn(this.textOfPage(name)) ?? 0;
  }

  textOfPage(name: string): string {
    return this.#params[name] ?? '';
  }

  /** What was typed, for the page to show again; passwords and codes are never sent back. */
  typed(): Record<string, string> {
    return shownAgain(this.body);
  }

  /**
   * The operation's answer, for a form that does more with a refusal than show it. A visitor who isn't signed in any
   * more is led to the sign-in, and back to the page.
   */
  async ask<N extends OperationName>(name: N, input: Input<N>): Promise<Result<Output<N>>> {
    const answer = await sendTyped(this.api, name, input);
    if (answer.ok || answer.failure.code !== 'signed_out') return answer;
    throw redirect(officePaths.staffSignIn(pageOf(this.url)), 303);
  }

  /**
   * Calls an operation and returns its output. A refusal ends the action: it is shown in the form, with what was typed.
   */
  async send<N extends OperationName>(name: N, input: Input<N>): Promise<Output<N>> {
    const answer = await this.ask(name, input);
    return answer.ok ? answer.value : this.refuse(answer.failure);
  }

  /** Ends the action: the page shows the failure in the form, with what was typed and with `shown`. */
  refuse(failure: Failure, shown: object = {}): never {
    throw new Refusal(failure, shown);
  }
}

class Refusal extends Error {
  readonly failure: Failure;
  readonly shown: object;

  constructor(failure: Failure, shown: object) {
    super(failure.text);
    this.failure = failure;
    this.shown = shown;
  }
}

/** Does what a form asks for: returns the address of the page to show next, or what the same page shows. */
type Act<Shown> = (form: SentForm) => Promise<string | Partial<Omit<Posted<Shown>, 'form' | 'failed'>>>;

/** The action of a page of the back office: one function for each form's name, or one for the only form. */
export function officeAction<Shown extends object = object>(acts: Act<Shown> | Readonly<Record<string, Act<Shown>>>) {
  return async ({ request, ...args }: Omit<ActionFunctionArgs, 'pattern'>) => {
    const form = new SentForm(await request.formData().catch(() => new FormData()), args);
    try {
      const answer = await actOf(acts, form)(form);
      if (typeof answer === 'string') return redirect(answer, 303);
      return data<Posted<Shown>>({ form: form.name, typed: {}, ...answer } as Posted<Shown>);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { text, field, code } = refusal.failure;
      const failed = field === undefined ? { text } : { text, field };
      const posted = { form: form.name, typed: form.typed(), failed, ...refusal.shown } as Posted<Shown>;
      return data<Posted<Shown>>(posted, { status: failureStatus[code] });
    }
  };
}

function actOf<Shown>(acts: Act<Shown> | Readonly<Record<string, Act<Shown>>>, { name }: SentForm): Act<Shown> {
  if (typeof acts === 'function') return acts;
  const [kind = ''] = name.split(':');
  const act = Object.hasOwn(acts, kind) ? acts[kind] : undefined;
  return (
    act ??
    ((form) => form.refuse({ code: 'invalid', text: 'The page doesn’t know this form. Please load the page again.' }))
  );
}

/** The page's address without the name of the form, which some forms put into their own address. */
function pageOf({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  if (!query.has('form')) return pathname + search;
  query.delete('form');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
