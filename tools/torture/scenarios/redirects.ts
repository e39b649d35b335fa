import { pageAfterLogin } from '../../../apps/web/app/routes/login/after-login.ts';
import { type Answer, type Client, Unanswered } from '../client.ts';
import { evilAddresses, staysHere } from '../evil-addresses.ts';
import type { Scenario, Trial } from '../scenario.ts';
import { type Scene, setScene } from '../scene.ts';
import { type Shop, withShop } from '../shop.ts';

/** Decisions in the browser are checked without a request; decisions of the server need one. */
const thrownAtPage = 50_000;
const thrownAtServer = 600;

export const redirects: Scenario = {
  name: 'redirects',
  says: 'open-redirect payloads wherever the shop redirects, judged by a browser’s URL parser',
  minutes: 4,
  run: async (trial) => {
    judgePage(trial);
    await withShop(trial, (shop) => judgeServer(shop, trial));
  },
};

/** Redirects that the page decides after sign-in, from the browser's storage. */
const judgePage = ({ findings, random }: Trial): void => {
  const page = 'https://shop.example/login';
  const nothing = { marker: null, previousPage: null, from: null, keyLineOrder: null, pendingCartMoved: false };
  for (const evil of evilAddresses(random, thrownAtPage)) {
    for (const remembered of [
      { ...nothing, from: evil },
      { ...nothing, marker: 'Header', previousPage: evil },
      { ...nothing, marker: 'Header', previousPage: null, from: evil },
      { ...nothing, keyLineOrder: evil },
    ]) {
      findings.count('addresses checked in the page');
      const next = pageAfterLogin(remembered);
      if (!staysHere(next, page)) findings.violation(`After signing in, the page leads to ${JSON.stringify(evil)}.`);
    }
  }
};

interface Visit {
  readonly who: 'visitor' | 'customer' | 'staff';
  readonly target: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const judgeServer = async (shop: Shop, { findings, random, minutes }: Trial): Promise<void> => {
  const end = performance.now() + minutes * 60_000;
  const scene = await setScene(shop, random);
  for (const evil of evilAddresses(random, thrownAtServer)) {
    if (performance.now() > end) break;
    for (const visit of visitsWith(evil, scene)) {
      const client: Client = visit.who === 'visitor' ? scene.visitor() : scene[visit.who];
      const answer = await ask(client, visit);
      findings.count('requests');
      if (answer === undefined) continue;
      findings.expect(answer.status < 500, `${visit.target.slice(0, 100)} was answered ${answer.status}.`);
      for (const next of sentOnTo(answer)) {
        findings.count('redirects');
        if (staysHere(next, new URL('/login', shop.url).href)) continue;
        const place = visit.fields === undefined ? visit.target : `${visit.target} with ${JSON.stringify(evil)}`;
        findings.violation(`${place} redirects to ${JSON.stringify(next)}.`);
      }
    }
  }
  scene.close();
};

const ask = async (client: Client, { target, fields, headers = {} }: Visit): Promise<Answer | undefined> => {
  const form = { body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' };
  try {
    return await client.send(fields === undefined ? 'GET' : 'POST', '/', { target, headers, ...(fields ? form : {}) });
  } catch (error) {
    // The connection was closed before the request was parsed, so there is no redirect.
    if (error instanceof Unanswered) return undefined;
    throw error;
  }
};

const visitsWith = (evil: string, { forms }: Scene): Visit[] => {
  const escaped = encodeURIComponent(evil);
  // As a path it is written as a browser would, with characters escaped that a request line can't contain.
  const path = evil.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  const asPath = path.startsWith('/') ? path : `/${path}`;
  const returned = forms.find(({ path: to }) => to === '/payments/return')?.fields ?? {};
  return [
    { who: 'customer', target: `/login?from=${escaped}` },
    { who: 'customer', target: `/login.data?from=${escaped}` },
    { who: 'customer', target: `/login?order=${escaped}&keyline=${escaped}&from=${escaped}` },
    ...(path === evil ? [{ who: 'customer', target: `/login?from=${evil.replaceAll('#', '%23')}` } as const] : []),
    { who: 'customer', target: `/register?from=${escaped}` },
    { who: 'visitor', target: `/my-orders?next=${escaped}` },
    { who: 'visitor', target: `/my-orders/${escaped}` },
    { who: 'visitor', target: `/downloadkeyline/${escaped}` },
    { who: 'visitor', target: asPath },
    { who: 'visitor', target: `${asPath}/my-orders` },
    { who: 'visitor', target: '/my-orders', headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    { who: 'staff', target: `/manage?from=${escaped}` },
    { who: 'customer', target: `/paymentsuccess/${escaped}/${escaped}` },
    { who: 'visitor', target: '/payments/return', fields: { ...returned, mihpayid: evil } },
    { who: 'visitor', target: '/payments/return', fields: { ...returned, txnid: evil } },
    { who: 'visitor', target: `/enquiry?form=${escaped}`, fields: { name: evil, from: evil, next: evil } },
  ];
};

/** The redirect target of a response: from its Location header, or from the router's data. */
const sentOnTo = ({ headers, status, text }: Answer): string[] => {
  const next: string[] = [];
  const { location } = headers;
  if (location !== undefined) next.push(location);
  if (status === 202) {
    const [, target] = /"redirect","((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
    if (target !== undefined) next.push(JSON.parse(`"${target}"`) as string);
  }
  return next;
};
