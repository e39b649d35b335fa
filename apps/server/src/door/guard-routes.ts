import { type Access, type Failure, roleFor, type SecondRights } from '@boxwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { SignedInCustomer, SignedInStaff, Visitor } from '../adapters/identity/visitor.ts';
import { refusalOf, secondRights } from '../calls/access.ts';
import type { Services } from '../calls/services.ts';
import { refusePlainly } from './plainly.ts';

/**
 * Who may use a route, declared as for an operation. Besides: `token` for everybody who has the token in its address,
 * and `inside` where the code behind the route decides, by the operations that it calls.
 */
export type RouteAccess = Access | 'inside' | { readonly token: true; readonly also?: SecondRights };

interface Admitted {
  readonly visitor: Visitor;
  readonly may: Readonly<Record<string, boolean>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. The server doesn't start with a route that doesn't say so. */
    readonly access?: RouteAccess;
    /** What a signed-out visitor gets; by default the staff's sign-in, which leads back, or a sentence. */
    readonly whenSignedOut?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  }
  interface FastifyRequest {
    /** Who was admitted to a route that isn't for everybody. */
    admitted: Admitted | null;
  }
  interface FastifyInstance {
    /** All routes, in the order of adding. */
    readonly declaredRoutes: readonly RouteOptions[];
  }
}

/** Collects the routes that are added from now on, and refuses to start with one that doesn't declare its access. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
  // Not at once: scopes complete their routes' configuration later.
  app.addHook('onReady', async () => {
    const silent = routes.find(({ config }) => config?.access === undefined);
    if (silent) throw new Error(`${silent.method} ${silent.url} must say in its config who may use it: \`access\`.`);
  });
}

/** Admits to the routes of this scope only those visitors whom their `access` allows. */
export function guardRoutes(app: FastifyInstance, { auth }: Pick<Services, 'auth'>): void {
  app.decorateRequest('admitted', null);
  app.addHook('preHandler', (request, reply, done) => {
    const access = asked(request);
    if (access === 'public') return done();
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    readVisitor(auth, request).then((visitor) => {
      const refused = refusalOf(access, visitor);
      request.admitted = { visitor, may: secondRights(access, visitor) };
      if (refused && !refused.ok) refuse(request, reply, refused.failure);
      else done();
    }, done);
  });
}

/** The member of staff who was admitted to a route whose `access` names a right. */
export const staffOf = (request: FastifyRequest): SignedInStaff =>
  request.admitted?.visitor.staff ?? undeclared(request, 'a right of staff');

/** The customer who was admitted to a route whose `access` is `'customer'`. */
export const customerOf = (request: FastifyRequest): SignedInCustomer =>
  request.admitted?.visitor.customer ?? undeclared(request, 'customers');

/** Whether the visitor has a second right that the route's `access` names. */
export const mayAlso = (request: FastifyRequest, name: string): boolean =>
  request.admitted?.may[name] ?? undeclared(request, name);

/** Whether the route would still admit this member: for connections that stay open. */
export const wouldAdmit = (request: FastifyRequest, staff: SignedInStaff | null): boolean =>
  refusalOf(asked(request), { customer: null, staff, cartToken: null }) === undefined;

function undeclared({ routeOptions: { url } }: FastifyRequest, what: string): never {
  throw new Error(`The access of ${url} doesn't name ${what}.`);
}

/** The access as for an operation: public where it is decided elsewhere. */
function asked({ routeOptions: { config } }: FastifyRequest): Access {
  const { access = 'public' } = config; // a 404 has no route
  if (access === 'inside') return 'public';
  if (typeof access === 'string' || !('token' in access)) return access;
  return access.also ? { anybody: true, also: access.also } : 'public';
}

/** Pages open a lasting connection again by themselves, which must not extend a session. */
async function readVisitor(auth: Services['auth'], { cookies, routeOptions }: FastifyRequest): Promise<Visitor> {
  if (routeOptions.config.staysOpen !== true) return (await auth.readVisitor(cookies)).visitor;
  return { customer: null, staff: await auth.readStaff(cookies), cartToken: null };
}

function refuse(request: FastifyRequest, reply: FastifyReply, { code, text }: Failure): unknown {
  const { staysOpen, whenSignedOut } = request.routeOptions.config;
  if (code === 'signed_out' && whenSignedOut) return whenSignedOut(request, reply);
  if (code === 'signed_out' && roleFor(asked(request)) === 'staff' && staysOpen !== true) {
    if (request.method !== 'GET') return reply.redirect('/manage', 303);
    return reply.redirect(`/manage?${new URLSearchParams({ from: request.url })}`);
  }
  return refusePlainly(reply, { code, text });
}
