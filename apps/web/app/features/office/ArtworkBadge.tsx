import { type ArtworkStanding, artworkNameOf, artworkWaitsFor } from '@boxwright/orders';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<'us' | 'customer' | 'nobody', BadgeTone>> = {
  us: 'bad',
  customer: 'notice',
  nobody: 'good',
};

interface ArtworkBadgeProps {
  standing: ArtworkStanding;
  isWaived?: boolean;
  /** Whether its order is cancelled. */
  isOff?: boolean;
}

/** Where a line's artwork stands; what waits for us stands out. */
export const ArtworkBadge = ({ standing, isWaived = false, isOff = false }: ArtworkBadgeProps) => (
  <Badge tone={isOff ? 'plain' : isWaived ? 'good' : tones[artworkWaitsFor[standing]]}>
    {artworkNameOf(standing, isWaived, isOff)}
  </Badge>
);
