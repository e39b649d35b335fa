import type { ProofRow } from '@boxwright/contract';
import { CircleCheck, Download } from 'lucide-react';
import { actorWords } from '../../features/proof/proof-words.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Fold } from '../../ui/Fold.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { awaitsDecision, isOpen, isSentDespite, itemPlace, shownFile } from './item-place.ts';
import type { ItemProps } from './item-props.ts';
import { OfItem, ofItem } from './OfItem.tsx';
import { NameField, ProofForm, WordsField } from './ProofForm.tsx';
import { postedAs } from './posted-on-proof.ts';

type DecisionProps = ItemProps & { proof: ProofRow };

/** Approving a proof, asking for a change, or what was decided. */
export function Decision(props: DecisionProps) {
  const { order, item, proof } = props;
  const mayDecide = awaitsDecision(order, item);
  return (
    <div className="flex flex-col gap-5 empty:hidden">
      <Decided proof={proof} />
      {mayDecide ? (
        <>
          <Approve {...props} />
          <AskForChange {...props} />
        </>
      ) : null}
      {isOpen(order) && proof.state === 'approved' && !item.hasPlates ? <Withdraw {...props} /> : null}
      {(proof.state === 'approved' || item.isWaived) && item.hasPlates && order.whyClosed === null ? (
        <p className="text-[0.9375rem] text-ink-soft">
          {item.isWaived
            ? 'Work on it has begun, so no change can be asked for here. Please write or call us.'
            : 'Work on it has begun, so the approval can’t be withdrawn here.'}
        </p>
      ) : null}
      {proof.file !== '' ? (
        <a href={proof.file} download className={buttonStyle('outline', 'small', 'self-start')}>
          <Download aria-hidden="true" className="size-5" /> Proof as PDF
          <OfItem {...props} />
        </a>
      ) : mayDecide ? (
        <p className="text-[0.9375rem] text-ink-soft">
          Its PDF is being made. Reload the page in a moment, and it can be downloaded here.
        </p>
      ) : null}
    </div>
  );
}

function Decided({ proof: { state, decidedAt, decidedAs, decidedName, decisionText } }: { proof: ProofRow }) {
  if (decidedAt === null || decidedAs === null || (state !== 'approved' && state !== 'change-wanted')) return null;
  return (
    <div
      className={`rounded-md border px-4 py-3 ${state === 'approved' ? 'border-teal bg-teal-soft' : 'border-kraft bg-board'}`}
    >
      <p className="wrap-anywhere font-semibold">
        {state === 'approved' ? 'Approved' : 'Change asked for'} by{' '}
        {decidedAs === 'staff' || decidedName === '' ? 'the customer' : decidedName}
      </p>
      <p className="text-[0.9375rem]">
        {formatMoment(decidedAt)},{' '}
        {decidedAs === 'staff' ? `recorded by ${decidedName} with us` : actorWords[decidedAs]}
      </p>
      {decisionText === '' ? null : <p className="wrap-anywhere mt-1 whitespace-pre-line">{decisionText}</p>}
    </div>
  );
}

/** Whether the proof shows its file only fitted into the drawing, which it doesn’t fit. */
function isFitted({ item }: DecisionProps): boolean {
  const shown = shownFile(item);
  return shown !== undefined && item.placed[shown.id]?.isCertain === false;
}

function Approve(props: DecisionProps) {
  const posted = postedAs(props.posted, 'approve');
  return (
    <div id={itemPlace(props.item).approval} className="rounded-md border border-teal/40 p-4">
      <h3 className="text-xl">Approve it</h3>
      <p className="mt-2 mb-3 flex gap-2.5 text-[0.9375rem]">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-teal" />
        <span>
          I have checked texts, colours, sizes and the place of everything. Please print it as shown. Once work on it
          has begun, a change costs extra.
        </span>
      </p>
      {isSentDespite(props.order, props.item) ? (
        <p className="mb-3 text-[0.9375rem]">
          {isFitted(props)
            ? 'Its file doesn’t fit the drawing, so this proof doesn’t show where and how large it is printed. Better place it there, or send another file:'
            : 'The check found something to mend in its file. Approving prints it as it is:'}{' '}
          <a href={`#${itemPlace(props.item).findings}`} className="font-semibold underline underline-offset-4">
            see what it found
            <OfItem {...props} />
          </a>
        </p>
      ) : null}
      <ProofForm {...props} form="approve">
        {(isBusy) => (
          <>
            <NameField posted={posted} of={ofItem(props)} />
            <Button type="submit" busy={isBusy && 'Approving…'}>
              Approve for print
              <OfItem {...props} />
            </Button>
          </>
        )}
      </ProofForm>
    </div>
  );
}

function AskForChange(props: DecisionProps) {
  const posted = postedAs(props.posted, 'change');
  return (
    <Fold isOpen={posted !== undefined}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        Ask for a change
        <OfItem {...props} />
      </summary>
      <div className="mt-1">
        <ProofForm {...props} form="change">
          {(isBusy) => (
            <>
              <WordsField posted={posted} label="What should be changed?" of={ofItem(props)} />
              <NameField posted={posted} of={ofItem(props)} optional />
              <Button type="submit" tone="outline" busy={isBusy && 'Sending…'}>
                Ask for this change
                <OfItem {...props} />
              </Button>
            </>
          )}
        </ProofForm>
      </div>
    </Fold>
  );
}

const Withdraw = (props: DecisionProps) => (
  <ProofForm {...props} form="withdraw">
    {(isBusy) => (
      <>
        <p className="text-[0.9375rem] text-ink-soft">
          Until work on it begins, you can take the approval back and ask for a change.
        </p>
        <Button type="submit" tone="outline" size="small" className="self-start" busy={isBusy && 'Withdrawing…'}>
          Withdraw the approval
          <OfItem {...props} />
        </Button>
      </>
    )}
  </ProofForm>
);
