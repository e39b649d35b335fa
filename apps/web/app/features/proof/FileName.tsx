import { fileSizeWords, type LineArtworkRow } from '@boxwright/contract';
import { formatMoment } from '../../ui/moment.ts';

const senders: Readonly<Record<LineArtworkRow['sentBy'], string>> = {
  customer: 'sent from the account',
  guest: 'sent with the customer’s link',
  staff: 'put in by us',
};

/** The name of a file that came for a line, when it came, from whom, and how large it is. */
export const FileName = ({ file: { artwork, bytes, sentAt, sentBy } }: { file: LineArtworkRow }) => (
  <p className="wrap-anywhere min-w-0">
    <span className="font-medium">{artwork.name}</span>
    {artwork.pages > 1 ? `, page ${artwork.page} of ${artwork.pages}` : ''}
    <span className="figures block text-ink-soft text-sm">
      {formatMoment(sentAt)}, {senders[sentBy]}, {fileSizeWords(bytes)}
    </span>
  </p>
);
