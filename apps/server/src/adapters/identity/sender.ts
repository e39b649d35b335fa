import { createHash } from 'node:crypto';

/** Who sends a file. */
export interface Sender {
  /** What their files count under: who is signed in for themselves, strangers for their network. */
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

/** As artworks keep it: of a stranger, a checksum of the network. */
export const uploaderOf = ({ rank, source }: Sender): string =>
  rank === 'stranger' ? createHash('sha256').update(source).digest('base64url').slice(0, 22) : source;

export const isOfStranger = (uploadedBy: string): boolean => !uploadedBy.includes(' ');
