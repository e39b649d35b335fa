import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A link from a refused file to a page of ours. */
export interface WayBack {
  readonly to: string;
  readonly text: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The page that a file belongs to, noted as soon as its handler knows it. It is made of ids that we have found, never of
     * what the request says: so it is a page that exists, on this site.
     */
    wayBack: WayBack | null;
  }
}

export const noteWaysBack = (app: FastifyInstance) => app.decorateRequest('wayBack', null);

/** Pages that files belong to. */
export const pageOf = {
  deskOrder: (orderId: number): WayBack => ({ to: `/manage/orders/${orderId}`, text: 'Back to the order' }),
  /** For files that a token opens: staff who may see orders have them from the desk. */
  order: (orderId: number, maySeeOrders: boolean): WayBack =>
    maySeeOrders ? pageOf.deskOrder(orderId) : { to: `/my-orders/${orderId}`, text: 'Back to your order' },
  eWayBill: (orderId: number): WayBack => ({
    to: `/manage/orders/${orderId}/e-way-bill`,
    text: 'Back to how the goods travel',
  }),
  deskCustomer: (customerId: number): WayBack => ({
    to: `/manage/customers/${customerId}`,
    text: 'Back to the customer',
  }),
  job: (jobId: number): WayBack => ({ to: `/manage/production/jobs/${jobId}`, text: 'Back to the job' }),
  run: (runId: number): WayBack => ({ to: `/manage/production/runs/${runId}`, text: 'Back to the run' }),
  production: { to: '/manage/production', text: 'Back to production' },
  accounts: { to: '/manage/accounts', text: 'Back to the accounts' },
  receivables: { to: '/manage/receivables', text: 'Back to what customers owe' },
  settlements: { to: '/manage/settlements', text: 'Back to the settlements' },
  quotation: (token: string): WayBack => ({ to: `/quotation/${token}`, text: 'Back to the quotation' }),
  dielines: { to: '/dielines', text: 'Back to the dielines' },
} as const;

/** Where a refusal leads: the page that is noted, or the first page of the shop or of its back office. */
export function wayBackOf({ wayBack, url }: FastifyRequest): WayBack {
  if (wayBack) return wayBack;
  return /^\/manage(?=[/?]|$)/.test(url)
    ? { to: '/manage', text: 'To the back office' }
    : { to: '/', text: 'To the first page of the shop' };
}
