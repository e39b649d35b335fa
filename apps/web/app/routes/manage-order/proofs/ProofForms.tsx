import { proofTextMaxLength } from '@boxwright/contract';
import { laidByHand, whyLaidByHand } from '@boxwright/orders';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { DeskForm } from '../DeskForm.tsx';
import { doneText, errorOf, refusalOf } from '../posted-desk-form.ts';
import type { ProofLineProps } from './proof-line.ts';

/** What can be done with the proofs of a line now. */
export function ProofForms(props: ProofLineProps) {
  const { orderId, line, forms } = props;
  const [query] = useSearchParams();
  const [newest] = line.proofs;
  const artwork = line.artworks.at(-1);
  const byHand = whyLaidByHand(line);
  const hasStops = artwork?.findings?.some(({ severity }) => severity === 'stop') ?? false;
  const own = { orderId, ofLine: line.lineId, posted: props.posted };
  const ofProof = { proofId: newest?.id ?? 0 };
  return (
    <div className="mt-3 flex flex-col gap-3">
      {forms.includes('proof') && artwork !== undefined ? (
        <Words
          // Empty again once the proof is sent.
          key={newest?.id}
          {...own}
          form="proof"
          hidden={{ seenArtworkId: artwork.id }}
          label="Note with the proof"
          field="note"
          isOptional
          button={`${newest === undefined ? 'Send proof' : 'Send a new proof'}${hasStops ? ' despite its check' : ''}`}
          busy="Sending…"
          tone={line.waitsFor === 'us' && !hasStops ? 'ink' : 'outline'}
        >
          {hasStops ? (
            <Checkbox
              name="despite"
              value="yes"
              label="I have looked at what its check says, and send its proof nevertheless."
              {...errorOf(refusalOf(props.posted, 'proof'), 'despite')}
            />
          ) : null}
        </Words>
      ) : null}
      {forms.includes('reminder') ? (
        <DeskForm
          orderId={orderId}
          form="reminder"
          hidden={{ lineId: line.lineId }}
          refusal={refusalOf(props.posted, 'reminder')}
          button="Remind the customer by mail"
          busy="Mailing…"
          tone="outline"
          // Nothing else changes here, and the notice is far above. One mail reminds of all items.
          beside={query.get('done') === 'reminder' ? <p className="text-teal">{doneText('reminder')}</p> : null}
          className="[&>div]:mt-0"
        />
      ) : null}
      {forms.includes('proof-decision') ? (
        <Folded
          // Folded and empty again once it is recorded: the same button would take the approval back.
          key={`${newest?.id} ${line.state}`}
          title="Record what the customer said"
          isOpen={refusalOf(props.posted, 'proof-decision') !== undefined}
        >
          <Words
            {...own}
            form="proof-decision"
            hidden={ofProof}
            label="How they told you"
            hint="Such as “by telephone, Meena, 11:20”, and what they want changed."
            field="text"
            button="Record"
            busy="Recording…"
          >
            <Select
              label="What they said"
              name="decision"
              defaultValue={refusalOf(props.posted, 'proof-decision')?.typed['decision']}
              options={
                line.state === 'approved'
                  ? [{ value: 'withdraw', label: 'Approval taken back' }]
                  : [
                      { value: 'approve', label: 'Approved by the customer' },
                      { value: 'change', label: 'Change wanted' },
                    ]
              }
            />
          </Words>
        </Folded>
      ) : null}
      {forms.includes('proof-comment') ? (
        <Folded title="Comment on the proof" isOpen={refusalOf(props.posted, 'proof-comment') !== undefined}>
          <Words
            key={newest?.comments.length}
            {...own}
            form="proof-comment"
            hidden={ofProof}
            label="Comment, which the customer reads"
            field="text"
            button="Send comment"
            busy="Sending…"
          />
        </Folded>
      ) : null}
      {forms.includes('plain') ? (
        <DeskForm
          orderId={orderId}
          form="plain"
          hidden={{ lineId: line.lineId }}
          refusal={refusalOf(props.posted, 'plain')}
          button="Take its file off: make it plain"
          busy="Taking off…"
          tone="quiet"
          className="[&>div]:mt-0"
        />
      ) : null}
      {forms.includes('waiver') ? (
        <Folded title="Print without approval" isOpen={refusalOf(props.posted, 'waiver') !== undefined}>
          <p className="mb-3 text-[0.9375rem]">
            Holds for the artwork that the item has now. It raises an alert with your name and reason.{' '}
            {byHand === null ? '' : laidByHand[byHand]}
          </p>
          <Words
            {...own}
            form="waiver"
            label="Reason"
            field="reason"
            button="Print without approval"
            busy="Noting…"
            tone="outline"
          />
        </Folded>
      ) : null}
      {forms.includes('proof-back') ? (
        <DeskForm
          orderId={orderId}
          form="proof-back"
          hidden={{ lineId: line.lineId, ...ofProof }}
          refusal={refusalOf(props.posted, 'proof-back')}
          button={`Take back proof ${newest?.number ?? ''}`}
          busy="Taking back…"
          tone="quiet"
          className="[&>div]:mt-0"
        />
      ) : null}
    </div>
  );
}

const Folded = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <Fold isOpen={isOpen}>
    <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">{title}</summary>
    {children}
  </Fold>
);

interface WordsProps extends Pick<ProofLineProps, 'orderId' | 'posted'> {
  ofLine: number;
  form: 'proof' | 'proof-comment' | 'proof-decision' | 'waiver';
  hidden?: Readonly<Record<string, number>>;
  label: string;
  hint?: string;
  field: 'note' | 'text' | 'reason';
  isOptional?: boolean;
  button: string;
  busy: string;
  tone?: 'ink' | 'outline';
  /** Further fields, above the words. */
  children?: ReactNode;
}

/** A form with a few words. */
function Words(props: WordsProps) {
  const { orderId, ofLine, posted, form, hidden = {}, label, hint, field, isOptional, button, busy, children } = props;
  const refusal = refusalOf(posted, form);
  return (
    <DeskForm
      orderId={orderId}
      form={form}
      hidden={{ lineId: ofLine, ...hidden }}
      refusal={refusal}
      button={button}
      busy={busy}
      tone={props.tone ?? 'ink'}
    >
      <div className="flex flex-col gap-4">
        {children}
        <TextArea
          label={label}
          {...(hint && { hint })}
          name={field}
          rows={2}
          maxLength={proofTextMaxLength}
          {...(isOptional && { optional: true })}
          defaultValue={refusal?.typed[field]}
          {...errorOf(refusal, field)}
        />
      </div>
    </DeskForm>
  );
}
