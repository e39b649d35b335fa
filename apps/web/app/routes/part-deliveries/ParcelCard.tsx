import type { Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { comeBackReasons, comeBackWords } from '@boxwright/orders';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { UnsentForm } from './UnsentForm.tsx';

type Shown = Output<'GetParcels'>;
type Parcel = Shown['parcels'][number];

interface ParcelCardProps {
  orderId: number;
  parcel: Parcel;
  shown: Pick<Shown, 'may'>;
  posted: Posted | undefined;
}

const verbs: Readonly<Record<Parcel['next'][number], string>> = {
  packed: 'It wasn’t handed over',
  sent: 'It hasn’t arrived after all',
  delivered: 'Delivered',
  returned: 'Came back, or lost',
};
const collectedVerbs: typeof verbs = { ...verbs, sent: 'It wasn’t collected after all', delivered: 'Collected' };

/** A parcel: what is in it, where it is, and what may become of it. */
export function ParcelCard({ orderId, parcel, shown: { may }, posted }: ParcelCardProps) {
  const { id, number, label, items, boxes, weightGrams, courier, trackingNumber, status, next } = parcel;
  const carried = [courier, trackingNumber].filter(Boolean).join(', ');
  const isNeverSent = status === 'credited' && parcel.steps.length === 1;
  return (
    <Card className="p-5">
      <section aria-labelledby={`parcel-${id}`}>
        <h2 id={`parcel-${id}`} className="text-2xl">
          Parcel {number} <span className="text-base text-ink-soft">{label}</span>
        </h2>
        <ul className="mt-2">
          {items.map(({ position, name, quantity }) => (
            <li key={position}>
              <span className="figures">{formatCount(quantity)}</span> × {name}
            </li>
          ))}
        </ul>
        {isNeverSent ? null : (
          <p className="mt-1 text-[0.9375rem] text-ink-soft">
            {boxes === 1 ? '1 box' : `${boxes} boxes`}
            {weightGrams > 0 ? `, about ${(weightGrams / 1000).toFixed(1)} kg` : ''}
            {carried === '' ? '' : `. ${carried}`}
          </p>
        )}
        <ol aria-label={`What happened to parcel ${number}`} className="mt-2 text-[0.9375rem] text-ink-soft">
          {[...parcel.steps.map(({ label: text, at, by }) => ({ text, at, by })), ...parcel.courierSays]
            .sort((one, other) => one.at.getTime() - other.at.getTime())
            .map((each) => (
              <li key={`${each.at.getTime()} ${each.text}`}>
                {each.text}, <span className="figures">{formatMoment(each.at)}</span>
                {'by' in each && each.by !== '' ? `, ${each.by}` : ''}
              </li>
            ))}
        </ol>
        {isNeverSent || status === 'credited' ? null : (
          <p className="mt-3 flex flex-wrap gap-2.5">
            {(['labels', 'packing-list'] as const).map((paper) => (
              <a
                key={paper}
                href={`${officePaths.packingPaper(orderId, paper)}?parcels=${boxes}&parcel=${number}`}
                target="_blank"
                rel="noreferrer"
                className={buttonStyle('outline', 'small')}
              >
                {paper === 'labels' ? 'Labels' : 'Packing list'}
                <span className="sr-only"> of parcel {number}, PDF in a new tab</span>
              </a>
            ))}
          </p>
        )}
        {may.steps && (status === 'packed' || status === 'returned') && next.includes('sent') ? (
          <SendForm parcel={parcel} posted={posted} />
        ) : null}
        {may.steps && (status === 'sent' || status === 'delivered') && next.length > 0 ? (
          <MoveForm parcel={parcel} posted={posted} />
        ) : null}
        {may.steps && status === 'packed' ? <UnpackForm parcel={parcel} posted={posted} /> : null}
        {may.refunds && parcel.isCreditable ? (
          <UnsentForm
            parcelId={id}
            seen={parcel.version}
            items={items}
            posted={posted}
            summary="Take it off the invoice"
          />
        ) : null}
      </section>
    </Card>
  );
}

interface FormProps {
  parcel: Parcel;
  posted: Posted | undefined;
}

const seen = ({ id, version }: Parcel) => ({ parcelId: id, version });

function SendForm({ parcel, posted }: FormProps) {
  const { isCollected } = parcel;
  const form = usePostedForm(`move:${parcel.id}`, posted);
  const isShort = form.failed?.field === 'isShortAgreed';
  return (
    <OfficeForm
      of={form}
      hidden={{ ...seen(parcel), to: 'sent' }}
      isAllAbove={isShort}
      data-next
      aria-label={`Send parcel ${parcel.number}`}
      className="mt-4 grid items-start gap-4 sm:grid-cols-2"
    >
      {isCollected ? null : (
        <>
          <TextField label="Courier" maxLength={60} list="couriers" {...form.field('courier')} />
          <TextField label="Tracking number" maxLength={60} optional {...form.field('trackingNumber')} />
        </>
      )}
      {isShort ? <Checkbox name="isShortAgreed" value="yes" label="The customer agrees to fewer pieces." /> : null}
      <Button type="submit" tone="ink" className="justify-self-start sm:col-span-2">
        {form.isSending ? 'Sending…' : isCollected ? 'Hand it over' : 'Send it'}
      </Button>
    </OfficeForm>
  );
}

function MoveForm({ parcel, posted }: FormProps) {
  const form = usePostedForm(`move:${parcel.id}`, posted);
  const words = parcel.isCollected ? collectedVerbs : verbs;
  return (
    <OfficeForm
      of={form}
      hidden={seen(parcel)}
      data-next={parcel.status === 'sent' || undefined}
      aria-label={`What became of parcel ${parcel.number}`}
      className="mt-4 grid items-start gap-4 sm:grid-cols-2"
    >
      <Select
        label="What became of it"
        options={parcel.next.map((value) => ({ value, label: words[value] }))}
        {...form.field('to', parcel.next[0])}
      />
      {parcel.next.includes('returned') ? (
        <Select
          label="Why, if it came back"
          optional
          placeholder="It didn’t"
          options={comeBackReasons.map((value) => ({ value, label: comeBackWords[value].name }))}
          {...form.field('reason')}
        />
      ) : null}
      <Button type="submit" tone="outline" className="justify-self-start sm:col-span-2">
        {form.isSending ? 'Noting…' : 'Note it'}
      </Button>
    </OfficeForm>
  );
}

function UnpackForm({ parcel, posted }: FormProps) {
  const form = usePostedForm(`unpack:${parcel.id}`, posted);
  return (
    <OfficeForm of={form} hidden={seen(parcel)} aria-label={`Take parcel ${parcel.number} apart`} className="mt-3">
      <Button type="submit" tone="quiet" size="small">
        Take it apart
      </Button>
    </OfficeForm>
  );
}
