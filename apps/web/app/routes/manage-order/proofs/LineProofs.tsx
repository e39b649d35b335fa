import type { ProofRow } from '@boxwright/contract';
import { CommentList } from '../../../features/proof/CommentList.tsx';
import { formatMoment } from '../../../ui/moment.ts';
import type { ProofLineProps } from './proof-line.ts';

/** The proofs of a line, the newest first, with their decisions and comments. */
export function LineProofs({ line }: Pick<ProofLineProps, 'line'>) {
  const [newest, ...earlier] = line.proofs;
  if (newest === undefined) return null;
  return (
    <div className="mt-4">
      <h4 className="font-semibold">Proofs</h4>
      <Proof proof={newest} line={line} />
      {earlier.length === 0 ? null : (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">
            {earlier.length === 1 ? 'An earlier proof' : `${earlier.length} earlier proofs`}
          </summary>
          <ul className="flex flex-col gap-3 border-line border-l-2 pl-3">
            {earlier.map((proof) => (
              <li key={proof.id}>
                <Proof proof={proof} line={line} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Proof({ proof, line }: Pick<ProofLineProps, 'line'> & { proof: ProofRow }) {
  const { number, stateName, sentAt, sender, isAsBefore, note, comments, file } = proof;
  return (
    <div className="mt-1 text-[0.9375rem]">
      <p>
        <span className="font-medium">
          Proof {number}: {stateName}
        </span>
        <span className="text-ink-soft">
          {' '}
          · {isAsBefore ? 'approved as before on' : 'sent on'} {formatMoment(sentAt)}
          {isAsBefore ? '' : sender === '' ? ' by itself, after its check' : ` by ${sender}`}
        </span>
      </p>
      {file === '' ? null : (
        <a href={file} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Proof {number} as PDF<span className="sr-only"> of item {line.number}</span>
        </a>
      )}
      {note === '' ? null : <p className="wrap-anywhere whitespace-pre-line">“{note}”</p>}
      <Decision proof={proof} />
      <CommentList comments={comments} line={line} name={`Comments on proof ${number}`} />
    </div>
  );
}

function Decision({ proof: { decidedAt, decidedAs, decidedName, decisionText, decision } }: { proof: ProofRow }) {
  if (decidedAt === null || decidedAs === null) return null;
  const what = decision === 'change-wanted' ? 'Wanted a change' : 'Approved';
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {what} on {formatMoment(decidedAt)},{' '}
      {decidedAs === 'staff' ? `recorded by ${decidedName}` : decidedName || 'the customer'}
      {decidedAs === 'guest' ? ' with the customer’s link' : ''}
      {decisionText === '' ? '' : `: “${decisionText}”`}
    </p>
  );
}
