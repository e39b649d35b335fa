import { createHash } from 'node:crypto';
import { customerUploader } from '@boxwright/storage';
import { sourceOf } from '../../process/source.ts';
import type { Visitor } from './visitor.ts';

/** Who sends a file. */
export interface Sender {
  /** Whose limits their files count towards: their own when signed in, those of their network for strangers. */
  readonly source: string;
  /** Network address. */
  readonly address: string;
  readonly rank: 'staff' | 'customer' | 'stranger';
}

export const staffSender = (staffId: number, address: string): Sender => ({
  source: `staff ${staffId}`,
  address,
  rank: 'staff',
});

export const customerSender = (customerId: number, address: string): Sender => ({
  source: customerUploader(customerId),
  address,
  rank: 'customer',
});

/** @param address the network address that the visitor's request comes from */
export function senderOf({ staff, customer }: Visitor, address: string): Sender {
  if (staff) return staffSender(staff.id, address);
  return customer ? customerSender(customer.id, address) : { source: sourceOf(address), address, rank: 'stranger' };
}

/** The sender as stored with an artwork: for a stranger, a checksum of the network. */
export const uploaderOf = ({ rank, source }: Sender): string =>
  rank === 'stranger' ? createHash('sha256').update(source).digest('base64url').slice(0, 22) : source;

export const isOfStranger = (uploadedBy: string): boolean => !uploadedBy.includes(' ');
