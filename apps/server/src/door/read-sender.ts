import type { FastifyRequest } from 'fastify';
import type { Auth } from '../adapters/identity/auth.ts';
import { customerSender, type Sender, staffSender } from '../adapters/identity/sender.ts';
import { sourceOf } from '../process/source.ts';

/** Who sends a request with a file. */
export async function readSender(auth: Auth, request: FastifyRequest): Promise<Sender> {
  const { staff, customer } = (await auth.readVisitor(request.cookies)).visitor;
  const address = request.ip;
  if (staff) return staffSender(staff.id, address);
  return customer ? customerSender(customer.id, address) : { source: sourceOf(address), address, rank: 'stranger' };
}
