import { type ArtworkState, artworkNameOf } from '@boxwright/orders';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<ArtworkState, BadgeTone>> = {
  'awaiting-artwork': 'notice',
  checking: 'bad',
  'proof-sent': 'notice',
  'change-wanted': 'bad',
  approved: 'good',
};

/** The state of a line's artwork; what waits for us stands out. */
export const ArtworkBadge = ({ state, isWaived = false }: { state: ArtworkState; isWaived?: boolean }) => (
  <Badge tone={isWaived ? 'good' : tones[state]}>{artworkNameOf(state, isWaived)}</Badge>
);
