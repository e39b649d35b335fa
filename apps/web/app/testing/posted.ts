const origin = 'https://shop.example';

export const addressOf = (path: string): URL => new URL(path, origin);

/** A form as a browser without JavaScript posts it. */
export const posted = (fields: Readonly<Record<string, string>>, path = '/'): Request =>
  new Request(addressOf(path), { method: 'POST', body: new URLSearchParams(fields) });

export interface Answered {
  readonly status: number | undefined;
  /** Where the browser is redirected to. */
  readonly to?: string | null;
  /** The action's data: why the form was refused, and what was typed. */
  readonly shown?: unknown;
}

/** What a browser gets from an action, whether it returns or throws it. */
export async function answered(action: Promise<unknown>): Promise<Answered> {
  try {
    const { data, init } = (await action) as { data: unknown; init: ResponseInit | null }; // made by React Router's `data`
    return { status: init?.status, shown: data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, to: thrown.headers.get('location') };
  }
}
