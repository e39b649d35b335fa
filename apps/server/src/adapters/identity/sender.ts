import { createHash } from 'node:crypto';

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
  source: `customer ${customerId}`,
  address,
  rank: 'customer',
});

/** The sender as stored with an artwork: for a stranger, a checksum of the network. */
export const uploaderOf = ({ rank, source }: Sender): string =>
  rank === 'stranger' ? createHash('sha256').update(source).digest('base64url').slice(0, 22) : source;

export const isOfStranger = (uploadedBy: string): boolean => !uploadedBy.includes(' ');
