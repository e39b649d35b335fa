import type { ReturnRequestRow } from '@boxwright/contract';
import { returnReasonNames, returnWishNames } from '@boxwright/orders';
import type { Posted } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CreditNoteLink, needsCreditNote } from './CreditNoteLink.tsx';
import { RupeesField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';
import { Section } from './Section.tsx';

interface DeskReturnsProps extends Pick<ShownDeskOrder, 'desk' | 'rows' | 'returns'> {
  posted: Posted | undefined;
}

const states: Readonly<Record<ReturnRequestRow['state'], { name: string; tone: BadgeTone }>> = {
  received: { name: 'To be decided', tone: 'notice' },
  accepted: { name: 'Accepted', tone: 'good' },
  declined: { name: 'Declined', tone: 'plain' },
};

/** The complaints about an order with their photographs, and the form that decides an open one. */
export function DeskReturns({ desk, rows: [head], returns, posted }: DeskReturnsProps) {
  if (returns.length === 0) return null;
  return (
    <Section id="returns" title="Return requests">
      <ul className="mt-3 flex flex-col gap-5">
        {returns.map((request) => (
          <li key={request.id} className="crease border-t pt-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              Request {request.id} <Badge tone={states[request.state].tone}>{states[request.state].name}</Badge>
            </p>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">
              {formatMoment(request.createdAt)}: {returnReasonNames[request.reason]}, batch {request.batchNumber}, made
              on {formatDay(request.manufacturedOn)}. {returnWishNames[request.wish]}.
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{request.description}</p>
            <Photographs request={request} />
            {request.state === 'received' ? (
              desk.may.changes ? (
                <Decide request={request} orderId={head.id} desk={desk} posted={posted} />
              ) : (
                <p className="mt-2 text-sm">The order desk decides this request.</p>
              )
            ) : (
              <p className="mt-2 whitespace-pre-line font-medium [overflow-wrap:anywhere]">{request.answer}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Photographs({ request: { id, photos } }: { request: ReturnRequestRow }) {
  if (photos.length === 0) return <p className="mt-1 text-ink-soft text-sm">Its photographs are not kept any more.</p>;
  return (
    <ul aria-label={`Photographs of request ${id}`} className="mt-2 flex flex-wrap gap-2">
      {photos.map(({ token, width, height }, place) => (
        <li key={token}>
          <a href={officePaths.officeReturnPhoto(token)} target="_blank" rel="noopener">
            <img
              src={officePaths.officeReturnPhoto(token)}
              width={width}
              height={height}
              alt={`${place + 1} of ${photos.length}`}
              loading="lazy"
              className="size-28 rounded-md border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DecideProps {
  request: ReturnRequestRow;
  orderId: number;
  desk: ShownDeskOrder['desk'];
  posted: Posted | undefined;
}

function Decide({ request, orderId, desk, posted }: DecideProps) {
  const refusal = refusalOf(posted, `return:${request.id}`);
  const { typed = {} } = refusal ?? {};
  return (
    <DeskForm
      orderId={orderId}
      form={`return:${request.id}`}
      hidden={{ id: request.id }}
      refusal={refusal}
      button="Decide"
      busy="Deciding…"
      label={`Decision about request ${request.id}`}
      className="mt-3"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Decision"
          name="decision"
          defaultValue={typed['decision'] ?? 'accepted'}
          options={[
            { value: 'accepted', label: 'Accept' },
            { value: 'declined', label: 'Decline' },
          ]}
        />
        {!desk.may.refunds ? null : needsCreditNote(desk) ? (
          <div className="flex flex-col items-start gap-2">
            <p className="text-[0.9375rem]">
              The items of this invoice have different GST rates or HSN codes. Accept the request here; a credit note
              names the items, and pays the money back.
            </p>
            <CreditNoteLink orderId={orderId} />
          </div>
        ) : (
          <RupeesField label="Pay back, in rupees" name="refund" optional refusal={refusal} />
        )}
        <div className="sm:col-span-2">
          <TextArea
            label="What the customer reads"
            name="answer"
            rows={3}
            maxLength={1000}
            defaultValue={typed['answer']}
            {...errorOf(refusal, 'answer')}
          />
        </div>
      </div>
    </DeskForm>
  );
}
