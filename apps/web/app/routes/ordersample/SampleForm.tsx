import type { Failure } from '@boxwright/contract';
import { Link, useLocation } from 'react-router';
import { inDays } from '../../features/catalogue/days.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { island } from '../../ui/island.tsx';
import { Money } from '../../ui/Money.tsx';
import type { SampleData } from './load-sample.ts';
import { useSampleForm } from './use-sample-form.ts';

/** Most samples are ordered plain, so its script comes after the page's. */
const SampleFile = island(() => import('./SampleFile.tsx').then((part) => part.SampleFile), { atOnce: () => true });

interface SampleFormProps {
  data: SampleData;
  /** Why a form that was posted without JavaScript was refused. */
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** The price, the terms with their checkbox, and Order Now. */
export function SampleForm({ data, failed }: SampleFormProps) {
  const { price, daysToSample, sampleCreditDays, isCash } = data;
  const { pathname, search } = useLocation();
  const form = useSampleForm(data, failed);
  return (
    <Card className="p-5 sm:p-7">
      <PostedFailure failed={failed} />
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Money amount={price} className="font-bold font-heading text-4xl" />
        <span className="text-ink-soft">GST and shipping included</span>
      </p>
      <SampleFile ref={form.field} name={data.name} box={data.box} file={form.file} onChange={form.setFile} />
      <h2 className="mt-6 text-xl">Terms</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
        <li>
          Fully refundable against a bulk order of that size and item: <Money amount={price} /> come off it, once, when
          you order within {inDays(sampleCreditDays)}.
        </li>
        <li>
          Your sample leaves us within {inDays(daysToSample)}, counted from your approval of its proof if you send a
          file; the days on the road depend on your pincode.
        </li>
        <li>One kit per size. Ordered alone it is paid in full{isCash ? ', or on delivery' : ''}.</li>
      </ul>
      <form method="post" action={pathname + search} noValidate onSubmit={form.submit} className="mt-5">
        <Checkbox
          ref={form.terms}
          name="terms"
          error={form.error}
          onChange={form.acceptTerms}
          label={
            <>
              I agree to the{' '}
              <Link to={paths.terms} className="font-semibold underline underline-offset-4">
                terms and conditions
              </Link>
            </>
          }
        />
        <Button type="submit" busy={form.isAdding && 'Adding…'} className="mt-3 w-full">
          Order Now
        </Button>
      </form>
    </Card>
  );
}
