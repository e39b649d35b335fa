const origin = 'https://shop.example';

export const addressOf = (path: string): URL => new URL(path, origin);

/** The fields of a form: a text, a file, or several values of one name. */
export type Fields = Readonly<Record<string, string | File | readonly string[]>>;

/** A form as a browser without JavaScript posts it. */
export function posted(fields: Fields, path = '/'): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(name, each);
  return new Request(addressOf(path), { method: 'POST', body });
}

export interface Answered {
  readonly status: number;
  /** Where the browser is redirected to. */
  readonly to?: string | null;
  /** The action's data: why the form was refused, and what was typed. */
  readonly shown?: unknown;
}

/** What a browser gets from an action, whether it returns or throws it. */
export async function answered(action: Promise<unknown>): Promise<Answered> {
  const answer = await action.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') };
  const { data, init } = { init: null, data: answer, ...(answer as { data?: unknown; init?: ResponseInit | null }) };
  return { status: init?.status ?? 200, shown: data };
}
