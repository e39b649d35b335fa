import { CommentList } from '../../features/proof/CommentList.tsx';
import { formatMoment } from '../../ui/moment.ts';
import type { ItemProps } from './item-props.ts';
import { OfItem, ofItem } from './OfItem.tsx';

/** Proofs that don't count any more, with what was said about them; folded. */
export function EarlierProofs(props: Pick<ItemProps, 'order' | 'item'>) {
  const { item } = props;
  const earlier = item.proofs.filter(({ state }) => state === 'superseded');
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        {earlier.length === 1 ? 'An earlier proof' : `${earlier.length} earlier proofs`}
        <OfItem {...props} />
      </summary>
      <ul className="flex flex-col gap-4">
        {earlier.map(
          ({
            id,
            number,
            sentAt,
            lineArtworkId,
            file,
            note,
            decidedAt,
            decision,
            decidedName,
            decisionText,
            comments,
          }) => (
            <li key={id} className="crease border-t pt-3">
              <p className="wrap-anywhere">
                <span className="font-semibold">Proof {number}</span>, sent {formatMoment(sentAt)}, of{' '}
                {item.artworks.find((artwork) => artwork.id === lineArtworkId)?.artwork.name ?? 'a file'}
              </p>
              {file === '' ? null : (
                <a href={file} download className="inline-flex min-h-11 items-center underline underline-offset-4">
                  Proof {number} as PDF<span className="sr-only"> of item {item.number}</span>
                </a>
              )}
              {note === '' ? null : <p className="mt-1 whitespace-pre-line text-ink-soft">{note}</p>}
              {decidedAt === null ? null : (
                <p className="wrap-anywhere mt-1 whitespace-pre-line text-[0.9375rem]">
                  {decision === 'approved' ? 'Approved' : 'Change asked for'} by {decidedName || 'the customer'},{' '}
                  {formatMoment(decidedAt)}
                  {decisionText === '' ? '' : `: ${decisionText}`}
                </p>
              )}
              <CommentList comments={comments} line={item} name={`Comments on proof ${number}${ofItem(props)}`} />
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
