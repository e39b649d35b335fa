import { type ArtworkState, artworkStateNames } from '@boxwright/orders';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<ArtworkState, BadgeTone>> = {
  'awaiting-artwork': 'notice',
  checking: 'bad',
  'proof-sent': 'notice',
  'change-wanted': 'bad',
  approved: 'good',
};

/** The state of a line's artwork; what waits for us stands out. */
export const ArtworkBadge = ({ state }: { state: ArtworkState }) => (
  <Badge tone={tones[state]}>{artworkStateNames[state]}</Badge>
);
