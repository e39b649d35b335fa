import { and, asc, count, desc, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { NewReturnPhoto, NewReturnRequest, Order, ReturnPhoto, ReturnRequest } from '../../rows.ts';
import { orders } from '../../schema/orders.ts';
import { returnPhotos, returnRequests } from '../../schema/return-requests.ts';
import { first, only } from '../equal-to.ts';

/** Stores a request and attaches the photographs uploaded for it; the caller must hold the order's lock. */
export async function insertReturnRequest(tx: Tx, request: NewReturnRequest): Promise<ReturnRequest> {
  const stored = only(await tx.insert(returnRequests).values(request).returning());
  await tx
    .update(returnPhotos)
    .set({ returnRequestId: stored.id })
    .where(and(eq(returnPhotos.orderId, stored.orderId), isNull(returnPhotos.returnRequestId)));
  return stored;
}

/** An order's requests, newest first. */
export function returnRequestsOf(db: DbOrTx, orderId: number): Promise<ReturnRequest[]> {
  return db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId)).orderBy(desc(returnRequests.id));
}

/** A request with its order. For staff and jobs: never pass an id that a customer has sent. */
export async function findReturnRequest(
  db: DbOrTx,
  id: number,
): Promise<{ request: ReturnRequest; order: Order } | undefined> {
  return first(
    await db
      .select({ request: returnRequests, order: orders })
      .from(returnRequests)
      .innerJoin(orders, eq(orders.id, returnRequests.orderId))
      .where(eq(returnRequests.id, id)),
  );
}

/** Decides a request; undefined when it was decided already. */
export async function decideReturnRequest(
  tx: Tx,
  id: number,
  decision: Pick<ReturnRequest, 'state' | 'answer' | 'decidedAt' | 'decidedBy'>,
): Promise<ReturnRequest | undefined> {
  return first(
    await tx
      .update(returnRequests)
      .set(decision)
      .where(and(eq(returnRequests.id, id), eq(returnRequests.state, 'received')))
      .returning(),
  );
}

export async function insertReturnPhoto(tx: Tx, photo: NewReturnPhoto): Promise<ReturnPhoto> {
  return only(await tx.insert(returnPhotos).values(photo).returning());
}

/** An order's photographs, oldest first: those of requests, and those uploaded for a request that isn't sent yet. */
export function returnPhotosOf(db: DbOrTx, orderId: number): Promise<ReturnPhoto[]> {
  return db.select().from(returnPhotos).where(eq(returnPhotos.orderId, orderId)).orderBy(asc(returnPhotos.id));
}

/** How many photographs of an order belong to a request that isn't sent yet. */
export async function countWaitingPhotos(db: DbOrTx, orderId: number): Promise<number> {
  const waiting = and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnRequestId));
  return only(await db.select({ count: count() }).from(returnPhotos).where(waiting)).count;
}

/** A photograph with the customer of its order. */
export async function findReturnPhoto(
  db: DbOrTx,
  token: string,
): Promise<{ photo: ReturnPhoto; customerId: number } | undefined> {
  return first(
    await db
      .select({ photo: returnPhotos, customerId: orders.customerId })
      .from(returnPhotos)
      .innerJoin(orders, eq(orders.id, returnPhotos.orderId))
      .where(eq(returnPhotos.token, token)),
  );
}

/** Deletes a customer's own photograph if its request isn't sent yet, and returns it. */
export async function deleteReturnPhoto(tx: Tx, customerId: number, token: string): Promise<ReturnPhoto | undefined> {
  const own = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.id, returnPhotos.orderId), eq(orders.customerId, customerId)));
  return first(
    await tx
      .delete(returnPhotos)
      .where(and(eq(returnPhotos.token, token), isNull(returnPhotos.returnRequestId), exists(own)))
      .returning(),
  );
}

/**
 * Deletes photographs that were never sent and are older than `unsentBefore`, and all that are older than `before`, at
 * most `most`; returns them.
 */
export async function forgetReturnPhotos(
  tx: Tx,
  { unsentBefore, before, most }: { readonly unsentBefore: Date; readonly before: Date; readonly most: number },
): Promise<ReturnPhoto[]> {
  const gone: ReturnPhoto[] = [];
  for (const old of [
    and(isNull(returnPhotos.returnRequestId), lt(returnPhotos.createdAt, unsentBefore)),
    lt(returnPhotos.createdAt, before),
  ]) {
    const ids = tx.select({ id: returnPhotos.id }).from(returnPhotos).where(old).limit(most);
    gone.push(...(await tx.delete(returnPhotos).where(inArray(returnPhotos.id, ids)).returning()));
  }
  return gone;
}
