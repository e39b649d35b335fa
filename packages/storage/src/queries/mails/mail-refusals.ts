import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { RefusableMail } from '../../rows.ts';
import { mailRefusals } from '../../schema/mails.ts';

const refusalOf = (customerId: number, kind: RefusableMail) =>
  and(eq(mailRefusals.customerId, customerId), eq(mailRefusals.kind, kind));

/** Whether a customer doesn't want this kind of mail. */
export async function refusesMails(db: DbOrTx, customerId: number, kind: RefusableMail): Promise<boolean> {
  return (await db.$count(mailRefusals, refusalOf(customerId, kind))) > 0;
}

/** Stops a kind of mail to a customer; repeating it has no effect. */
export async function refuseMails(tx: Tx, customerId: number, kind: RefusableMail, createdAt: Date): Promise<void> {
  await tx.insert(mailRefusals).values({ customerId, kind, createdAt }).onConflictDoNothing();
}

/** Takes the refusal back. */
export async function allowMails(tx: Tx, customerId: number, kind: RefusableMail): Promise<void> {
  await tx.delete(mailRefusals).where(refusalOf(customerId, kind));
}
