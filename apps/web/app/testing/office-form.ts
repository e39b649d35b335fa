import type { Input, OperationName, Output } from '@boxwright/contract';
import { type ActionFunctionArgs, type Params, RouterContextProvider } from 'react-router';
import { type ServerApi, serverApi } from '../server-api.ts';
import { addressOf, answered, type Fields, posted } from './posted.ts';

type Action = (args: Omit<ActionFunctionArgs, 'pattern'>) => Promise<unknown>;

/** A page of the back office whose forms are tried: its action, its address, and what the router reads from that. */
export interface OfficePage {
  readonly action: Action;
  readonly address: string;
  readonly params: Params;
}

/** One form, filled in well. */
export interface OfficeForm {
  readonly page: OfficePage;
  readonly fields: Fields;
  readonly operation: OperationName;
  /** What reaches the server. */
  readonly input: unknown;
  /** What the server answers. */
  readonly answer: unknown;
  /** The address that follows, or what the page shows. */
  readonly next: string | object;
}

export const officePage = (action: Action, address: string, params: Params = {}): OfficePage => ({
  action,
  address,
  params,
});

export const officeForm = <N extends OperationName>(
  page: OfficePage,
  fields: Fields,
  operation: N,
  input: Input<N>,
  answer: Output<N>,
  next: string | object,
): OfficeForm => ({ page, fields, operation, input, answer, next });

/** Posts a form to its page. */
export function sendTo({ action, address, params }: OfficePage, fields: Fields, api: ServerApi) {
  const context = new RouterContextProvider();
  context.set(serverApi, api);
  return answered(action({ request: posted(fields, address), url: addressOf(address), params, context }));
}
