import { mayDo, type StaffRight, staffRoles } from '@boxwright/contract';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderToken } from '../selling/orders/order-token.ts';
import { deliveredOrder, uploadPhoto } from '../testing/after-sale.ts';
import { formWith } from '../testing/artwork.ts';
import { openShop, type Shop, type ShopCustomer, type ShopVisitor } from '../testing/open-shop.ts';
import { type RouteAccess, requireDeclaredAccess } from './guard-routes.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Routes that aren't operations, with their `access`; routes of files also answer HEAD. */
const routes = () =>
  shop.app.declaredRoutes.flatMap(({ method, url, config }) =>
    (method === 'GET' || method === 'POST') && config?.access !== undefined
      ? [{ method, url, access: config.access as RouteAccess, staysOpen: config.staysOpen === true }]
      : [],
  );

const staffRoutes = () =>
  routes().flatMap(({ access, ...route }) =>
    typeof access === 'object' && 'staff' in access ? [{ ...route, right: access.staff as StaffRight }] : [],
  );

interface Request {
  readonly method: string;
  readonly url: string;
  readonly form?: ReturnType<typeof formWith>;
}

let requests = 0;
/** Another address for each request, because downloads are limited by address. */
const nextPlace = () => {
  requests += 1;
  return `10.9.${requests % 250}.${Math.floor(requests / 250)}`;
};

const send = ({ cookies }: Pick<ShopVisitor, 'cookies'>, { method, url, form }: Request) =>
  shop.app.inject({
    remoteAddress: nextPlace(),
    method: method as 'GET',
    // Any value for each parameter: access is refused before the file is looked up.
    url: url.replace(/:\w+/g, '1'),
    cookies: Object.fromEntries(cookies),
    ...(form ? { payload: form.payload, headers: { ...form.headers, accept: 'application/json' } } : {}),
  });

test('a route that doesn’t say who may use it keeps the server from starting', async () => {
  const app = Fastify();
  requireDeclaredAccess(app);
  app.get('/said', { config: { access: 'public' } }, async () => '');
  app.get('/silent', async () => '');
  await expect(app.ready()).rejects.toThrow('GET /silent must say in its config who may use it');
});

describe('a route of the back office', () => {
  test.each(staffRoles)('lets %s in only where the role has the right', async (role) => {
    const member = await shop.staff(role);
    // A stream of events begins and doesn't end: its own test opens it.
    const sent = staffRoutes().filter(({ staysOpen }) => !staysOpen);
    expect(sent.length).toBeGreaterThan(7);
    for (const { right, ...route } of sent) {
      const { statusCode, body, headers } = await send(member, route);
      const isRefused = statusCode === 403 && body === 'Your account may not do this.';
      expect([route.url, isRefused]).toEqual([route.url, !mayDo(role, right)]);
      expect(headers.location ?? '').not.toMatch(/^\/manage(\?|$)/);
    }
  });

  test('asks customers and visitors to sign in', async () => {
    for (const who of [shop.visitor(), await shop.customer()]) {
      for (const route of staffRoutes()) {
        const { statusCode, headers } = await send(who, route);
        const from = new URLSearchParams({ from: route.url.replace(/:\w+/g, '1') });
        const signIn = route.method === 'GET' ? [302, `/manage?${from}`] : [303, '/manage'];
        expect([statusCode, headers.location], route.url).toEqual(route.staysOpen ? [401, undefined] : signIn);
        expect(headers['cache-control']).toBe('private, no-store');
      }
    }
  });
});

/** For each route of customers, a request for something that belongs to its owner. */
const ownFiles: Readonly<Record<string, (owner: ShopCustomer) => Promise<Request>>> = {
  'GET /account/picture/:name': async (owner) => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${bytes.toString('base64')}`;
    const profile = { name: 'Meena S.', email: owner.email, mobile: '9840012345', companyname: 'Meena Soaps' };
    const rest = { gender: 'Female', dateofbirth: '1988-02-29', maritalstatus: '', doa: '', gstin: '' };
    expect(await owner.call('UpdateCustomer', { ...profile, ...rest, image })).toMatchObject({ status: 200 });
    const [{ fld_image: url }] = (await owner.call('Get_customerData_by_id', {})).data;
    return { method: 'GET', url };
  },
  'GET /account/data/:ticket': async (owner) => {
    const { data } = await owner.call('RequestDataExport', { password: owner.password });
    return { method: 'GET', url: data.address };
  },
  'GET /return-photos/:file': async () => ({ method: 'GET', url: `/return-photos/${await photoOf()}.webp` }),
  'POST /return-photos/:order': async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    return { method: 'POST', url: `/return-photos/${delivered.orderId}`, form: formWith({ name: 'a.jpg', bytes }) };
  },
};

let delivered: Awaited<ReturnType<typeof deliveredOrder>>;
const photoOf = async () => (await uploadPhoto(shop, delivered.customer, delivered.orderId)).body.data.token as string;

describe('a route of customers', () => {
  beforeAll(async () => {
    delivered = await deliveredOrder(shop, await shop.staff());
  });

  test('has a request in the list above', () => {
    const declared = routes().flatMap(({ method, url, access }) => (access === 'customer' ? [`${method} ${url}`] : []));
    expect(declared.sort()).toEqual(Object.keys(ownFiles).sort());
  });

  test.each(Object.entries(ownFiles))('%s is only for the customer who owns the file', async (_route, ownOf) => {
    const own = await ownOf(delivered.customer);
    for (const other of [shop.visitor(), await shop.customer(), await shop.staff()]) {
      const { statusCode, headers } = await send(other, own);
      expect([303, 401, 404]).toContain(statusCode);
      expect(headers.location ?? '/account-data?download=over').toBe('/account-data?download=over');
    }
    expect((await send(delivered.customer, own)).statusCode).toBe(200);
  });
});

describe('a route with a token in its address', () => {
  const withToken = () =>
    routes().flatMap((route) =>
      typeof route.access === 'object' && 'token' in route.access
        ? [{ ...route, also: route.access.also as Readonly<Record<string, StaffRight>> | undefined }]
        : [],
    );

  test('lets nobody in with a wrong token', async () => {
    expect(withToken().length).toBeGreaterThan(9);
    for (const who of [shop.visitor(), await shop.customer(), await shop.staff()]) {
      for (const route of withToken()) expect((await send(who, route)).statusCode, route.url).toBe(404);
    }
  });

  test('is only for staff once the order’s customer is erased', async () => {
    const { customer, orderId } = await deliveredOrder(shop, await shop.staff());
    const token = orderToken(shop.services.secrets.orderToken, orderId);
    const ofOrders = withToken().filter(({ also }) => also?.['openErased'] !== undefined);
    expect(ofOrders).toHaveLength(7);
    const isFound = async (who: Pick<ShopVisitor, 'cookies'>, { method, url }: Request) =>
      (await send(who, { method, url: url.replace(':token', token) })).body !== 'There is no such order.';
    for (const route of ofOrders) expect(await isFound(shop.visitor(), route), route.url).toBe(true);
    expect((await customer.call('EraseAccount', { password: customer.password })).status).toBe(200);
    const members = await Promise.all(staffRoles.map(async (role) => [role, await shop.staff(role)] as const));
    for (const route of ofOrders) {
      for (const who of [shop.visitor(), customer, await shop.customer()])
        expect(await isFound(who, route), route.url).toBe(false);
      for (const [role, member] of members)
        expect(await isFound(member, route), route.url).toBe(mayDo(role, route.also?.['openErased'] ?? 'staff'));
    }
  });

  test('gives all copies of a document only to staff', async () => {
    const { customer, orderId } = await deliveredOrder(shop, await shop.staff());
    const { data } = await customer.call('GetOrderDocuments', { WhereClause: { fld_order_id: orderId } });
    const invoice = data.find((each: { fld_document_kind: string }) => each.fld_document_kind === 'tax-invoice');
    const copies = { method: 'GET', url: `${new URL(invoice.fld_document_file, 'http://shop').pathname}?copies=all` };
    for (const who of [shop.visitor(), customer]) expect((await send(who, copies)).statusCode).toBe(404);
    for (const role of staffRoles) expect((await send(await shop.staff(role), copies)).statusCode).toBe(200);
    const declared = withToken().flatMap(({ also }) => Object.keys(also ?? {}));
    expect(new Set(declared)).toEqual(new Set(['openErased', 'allCopies', 'seeOrders']));
  });
});
