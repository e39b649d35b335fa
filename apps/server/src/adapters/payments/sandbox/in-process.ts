/** A request from the shop to the sandbox, and its response. */
export type InProcessAnswer = (
  url: URL,
  fields: Record<string, string>,
) => Promise<{ readonly status: number; readonly body: string }>;

/**
 * A `fetch` for form posts that stays in this process: shop and sandbox are one server, and a request to itself over
 * the network would cost more than the answer.
 */
export const inProcess =
  (answer: InProcessAnswer): typeof globalThis.fetch =>
  async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const posted = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const { status, body } = await answer(url, Object.fromEntries(posted));
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
