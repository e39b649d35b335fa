import { type ArtworkStanding, artworkNameOf, artworkWaitsFor } from '@boxwright/orders';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<'us' | 'customer' | 'nobody', BadgeTone>> = {
  us: 'bad',
  customer: 'notice',
  nobody: 'good',
};

/** Where a line's artwork stands; what waits for us stands out. */
export const ArtworkBadge = ({ standing, isWaived = false }: { standing: ArtworkStanding; isWaived?: boolean }) => (
  <Badge tone={isWaived ? 'good' : tones[artworkWaitsFor[standing]]}>{artworkNameOf(standing, isWaived)}</Badge>
);
