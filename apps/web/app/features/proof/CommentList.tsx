import type { ProofCommentRow, ProofLineRow } from '@boxwright/contract';
import { formatMoment } from '../../ui/moment.ts';
import { commentId } from './comment-pins.tsx';
import { sideWords, writerWords } from './proof-words.ts';

interface CommentListProps {
  comments: readonly ProofCommentRow[];
  line: Pick<ProofLineRow, 'number' | 'printsInside'>;
  /** The list's name. */
  name: string;
}

/** What was written about a proof; comments about a place have the number of their pin. */
export function CommentList({ comments, line, name: listName }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ol aria-label={listName} className="mt-2 flex flex-col gap-3">
      {comments.map(({ id, author, link, name, text, place, at }, index) => (
        <li
          key={id}
          id={commentId(line.number, id)}
          className="scroll-mt-24 rounded-md border border-line px-3.5 py-2.5 target:border-teal target:bg-teal-soft"
        >
          <p className="wrap-anywhere text-ink-soft text-sm">
            {place === null ? null : (
              <span className="mr-1.5 inline-flex size-6 items-center justify-center rounded-full bg-teal font-bold text-[0.8125rem] text-white">
                {index + 1}
              </span>
            )}
            <span className="font-semibold text-ink">{name}</span>, {writerWords({ author, link })} · {formatMoment(at)}
            {place === null || !line.printsInside ? '' : ` · at a place${sideWords(line, place)}`}
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
