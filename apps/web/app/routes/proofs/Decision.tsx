import { type ProofRow, proofNameMaxLength, proofTextMaxLength } from '@boxwright/contract';
import { CircleCheck, Download } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { actorWords } from '../../features/proof/proof-words.ts';
import { type ProofForm, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { formatMoment } from '../../ui/moment.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ItemProps } from './item-props.ts';
import { errorOf, postedAs } from './posted-on-proof.ts';

type DecisionProps = ItemProps & { proof: ProofRow };

/** Approving a proof, asking for a change, or what was decided. */
export function Decision(props: DecisionProps) {
  const { order, item, proof } = props;
  const mayDecide = order.mayDecide && proof.state === 'sent';
  return (
    <div className="flex flex-col gap-5">
      {proof.file === '' ? null : (
        <a href={proof.file} download className={buttonStyle('outline', 'small', 'self-start')}>
          <Download aria-hidden="true" className="size-5" /> Proof as PDF
        </a>
      )}
      <Decided proof={proof} />
      {mayDecide ? (
        <>
          <Approve {...props} />
          <AskForChange {...props} />
        </>
      ) : null}
      {order.mayDecide && proof.state === 'approved' && !item.hasPlates ? <Withdraw {...props} /> : null}
      {proof.state === 'approved' && item.hasPlates ? (
        <p className="text-[0.9375rem] text-ink-soft">
          Its plates are being made, so the approval can’t be withdrawn here.
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
        {state === 'approved' ? 'Approved' : 'Change asked for'} by {decidedName || 'the customer'}
      </p>
      <p className="text-[0.9375rem]">
        {formatMoment(decidedAt)}, {actorWords[decidedAs]}
      </p>
      {decisionText === '' ? null : <p className="wrap-anywhere mt-1 whitespace-pre-line">{decisionText}</p>}
    </div>
  );
}

/** A form about a proof, with its hidden fields. */
function ProofFormOf({
  form,
  item,
  token,
  proof,
  children,
}: DecisionProps & { form: ProofForm; children: (isBusy: boolean) => React.ReactNode }) {
  const action = paths.proofForm(token, form);
  const { formAction, formData } = useNavigation();
  return (
    <Form method="post" action={action} noValidate preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="item" value={item.number} />
      <input type="hidden" name="proof" value={proof.id} />
      {children(formAction === action && formData?.get('proof') === String(proof.id))}
    </Form>
  );
}

function Approve(props: DecisionProps) {
  const posted = postedAs(props.posted, 'approve');
  return (
    <div className="rounded-md border border-teal/40 p-4">
      <h3 className="text-xl">Approve it</h3>
      <p className="mt-2 mb-3 flex gap-2.5 text-[0.9375rem]">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-teal" />
        <span>
          I have checked texts, colours, sizes and the place of everything. Please print it as shown. Once plates are
          made, a change costs extra.
        </span>
      </p>
      <ProofFormOf {...props} form="approve">
        {(isBusy) => (
          <>
            <TextField
              label="Your name"
              name="name"
              autoComplete="name"
              maxLength={proofNameMaxLength}
              defaultValue={posted?.typed.name}
              error={errorOf(posted, 'name')}
            />
            <Button type="submit" busy={isBusy && 'Approving…'}>
              Approve for print
            </Button>
          </>
        )}
      </ProofFormOf>
    </div>
  );
}

function AskForChange(props: DecisionProps) {
  const posted = postedAs(props.posted, 'change');
  return (
    <details open={posted !== undefined}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">Ask for a change</summary>
      <div className="mt-1">
        <ProofFormOf {...props} form="change">
          {(isBusy) => (
            <>
              <TextArea
                label="What should be changed?"
                name="text"
                rows={3}
                maxLength={proofTextMaxLength}
                defaultValue={posted?.typed.text}
                error={errorOf(posted, 'text')}
              />
              <TextField
                label="Your name"
                optional
                name="name"
                autoComplete="name"
                maxLength={proofNameMaxLength}
                defaultValue={posted?.typed.name}
                error={errorOf(posted, 'name')}
              />
              <Button type="submit" tone="outline" busy={isBusy && 'Sending…'}>
                Ask for this change
              </Button>
            </>
          )}
        </ProofFormOf>
      </div>
    </details>
  );
}

const Withdraw = (props: DecisionProps) => (
  <ProofFormOf {...props} form="withdraw">
    {(isBusy) => (
      <>
        <p className="text-[0.9375rem] text-ink-soft">
          Until its plates are made, you can take the approval back and ask for a change.
        </p>
        <Button type="submit" tone="outline" size="small" className="self-start" busy={isBusy && 'Withdrawing…'}>
          Withdraw the approval
        </Button>
      </>
    )}
  </ProofFormOf>
);
