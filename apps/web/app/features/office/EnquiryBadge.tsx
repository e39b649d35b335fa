import { type EnquiryState, enquiryStateNames } from '@boxwright/contract';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const tones: Readonly<Record<EnquiryState, BadgeTone>> = {
  new: 'bad',
  open: 'notice',
  answered: 'plain',
  won: 'good',
  lost: 'plain',
  spam: 'plain',
};

/** The state of an enquiry. */
export const EnquiryBadge = ({ state }: { state: EnquiryState }) => (
  <Badge tone={tones[state]}>{enquiryStateNames[state]}</Badge>
);
