import { type ReturnRequestRow, returnPhotoAddress } from '@boxwright/contract';
import { returnReasonNames, returnWishNames } from '@boxwright/orders';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { formatDay, formatMoment } from '../../../ui/moment.ts';

const states: Readonly<Record<ReturnRequestRow['state'], { name: string; tone: BadgeTone }>> = {
  received: { name: 'Being tested', tone: 'notice' },
  accepted: { name: 'Accepted', tone: 'good' },
  declined: { name: 'Declined', tone: 'plain' },
};

/** What happens next, or what the decision was. */
function nextOf({ state, wish, answer }: ReturnRequestRow): string {
  if (state !== 'received') return answer ?? '';
  const end = wish === 'refund' ? 'refund your money' : 'print it again';
  return `We compare it with the approved sample, and may ask you for a few pieces, so please keep everything. We mail you what we have found; if the fault is ours, we ${end}.`;
}

/** The requests about an order, newest first. */
export function ReturnRequests({ requests }: { requests: readonly ReturnRequestRow[] }) {
  if (requests.length === 0) return null;
  return (
    <ul aria-label="Return requests" className="mt-3 flex flex-col gap-4">
      {requests.map((request) => (
        <li key={request.id} className="crease border-t pt-3 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            Request {request.id} <Badge tone={states[request.state].tone}>{states[request.state].name}</Badge>
          </p>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">
            {formatMoment(request.createdAt)}: {returnReasonNames[request.reason]}, batch {request.batchNumber}, made on{' '}
            {formatDay(request.manufacturedOn)}. {returnWishNames[request.wish]}.
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{request.description}</p>
          <p className="mt-2 whitespace-pre-line break-words font-medium">{nextOf(request)}</p>
          <ul aria-label={`Photographs of request ${request.id}`} className="mt-2 flex flex-wrap gap-2">
            {request.photos.map(({ token, width, height }, place) => (
              <li key={token}>
                <a href={returnPhotoAddress(token)} target="_blank" rel="noopener">
                  <img
                    src={returnPhotoAddress(token)}
                    width={width}
                    height={height}
                    alt={`${place + 1} of ${request.photos.length}`}
                    loading="lazy"
                    className="size-20 rounded-md border border-line object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
