import { patterns, unorderableQuantity, unprinted } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { countOf, orderableQuantity, writeChoice } from '../../../features/configurator/box-choice.ts';
import { boxFacts, promisedGrain } from '../../../features/configurator/box-facts.ts';
import { amountOrDash, perBoxName, perPiece, placeWords } from '../../../features/configurator/box-words.ts';
import { ListPrice } from '../../../features/configurator/ListPrice.tsx';
import { ReadyBy } from '../../../features/delivery/ReadyBy.tsx';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import type { CustomiserData } from '../load-customiser.ts';
import { NoteField } from '../NoteField.tsx';
import { QuotationButton } from '../QuotationButton.tsx';
import { SaveBoxButton } from '../SaveBoxButton.tsx';
import { Terms } from '../Terms.tsx';
import type { BoxFormState } from '../use-box-form.ts';
import type { Step } from './steps.ts';

interface SummaryProps {
  data: CustomiserData;
  form: BoxFormState;
  refusal: string | null;
}

/** The whole box with its whole price, before it goes into the cart. */
export function Summary({ data, form, refusal }: SummaryProps) {
  const { choice, live } = form;
  const { quote } = live;
  const query = writeChoice(choice);
  const count = countOf(choice);
  const price = quote?.price ?? undefined;
  const [box, size, ...design] = boxFacts(data.offer, choice, data.printName, promisedGrain(price));
  const delivery = quote?.delivery ?? undefined;
  const isPickup = choice.deliveryType === 'SelfPickup';
  const place = placeWords(live, choice);
  const isReady =
    orderableQuantity(choice, data.limits) !== null && (isPickup || patterns.pincode.test(choice.pincode));
  const parts: readonly { readonly step: Step; readonly rows: readonly (readonly [string, string])[] }[] = [
    { step: 'size', rows: [box, size].flatMap((fact) => (fact ? [[fact.name, fact.value] as const] : [])) },
    {
      step: 'design',
      rows: [
        ...design.map(({ name, value }) => [name, value] as const),
        ['Artwork', choice.artwork === null ? 'None yet' : 'Your file'],
      ],
    },
    {
      step: 'quantity',
      rows: [
        ['Quantity', count > 0 ? formatCount(count) : '—'],
        [
          'Delivery',
          isPickup ? 'Self Pickup' : [choice.pincode || 'needs a pincode', place].filter(Boolean).join(', '),
        ],
      ],
    },
  ];
  return (
    <>
      {parts.map(({ step, rows }) => (
        <section key={step} className="crease flex items-start justify-between gap-4 border-t py-3">
          <Rows rows={rows} />
          <Link
            to={paths.mobileOrder(step, query)}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end underline underline-offset-4"
          >
            Change<span className="sr-only"> {rows.map(([name]) => name.toLowerCase()).join(', ')}</span>
          </Link>
        </section>
      ))}
      {isReady ? null : (
        <p className="mb-3 font-medium text-vermilion-deep">
          {live.sizeProblem?.text ?? unorderableQuantity(choice.quantity, data.limits) ?? 'Please enter valid pincode.'}{' '}
          <Link to={paths.mobileOrder('quantity', query)} className="underline underline-offset-4">
            Enter it
          </Link>
        </p>
      )}
      <section aria-label="Price" aria-busy={live.isPending} className="crease mb-6 border-t pt-3">
        <Rows
          areAmounts
          rows={[
            [sentence(perBoxName(price, count)), price ? perPiece(price) : '—'],
            ['Goods', amountOrDash(price?.total)],
            ['Delivery', isPickup && delivery ? 'Free' : amountOrDash(delivery?.delivery)],
            [price ? `GST ${price.gstRate} %` : 'GST', amountOrDash(delivery?.gst)],
            ['You pay, all in', amountOrDash(delivery?.total)],
          ]}
        />
        <ListPrice price={price} className="mt-3 text-sm" />
        {price && live.failure === null ? (
          <ReadyBy
            dates={quote?.dates ?? null}
            way={isPickup ? 'collected' : 'delivered'}
            withoutProof={choice.print === unprinted && 'plain'}
            className="mt-3 text-sm"
          />
        ) : null}
      </section>
      {form.lineId === null ? (
        <NoteField note={form.note} onChange={form.changeNote} fieldRef={form.refs.note} />
      ) : null}
      <Terms form={form} data={data} refusal={refusal} quotation={null} />
      <div className="mt-4 flex flex-col gap-3">
        <QuotationButton />
        {form.lineId === null ? <SaveBoxButton /> : null}
      </div>
    </>
  );
}

const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

interface RowsProps {
  rows: readonly (readonly [string, string])[];
  areAmounts?: boolean;
}

function Rows({ rows, areAmounts = false }: RowsProps) {
  return (
    <dl
      className={classes(
        'figures grid grow gap-x-3 gap-y-1.5 text-[0.9375rem]',
        areAmounts ? 'grid-cols-[auto_1fr]' : 'grid-cols-[6rem_1fr]',
      )}
    >
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={classes('font-medium', areAmounts && 'text-right')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
