import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { formatDay } from '../../../ui/moment.ts';
import { type PostedOrderForm, postedAs } from '../posted-form.ts';
import type { Returns } from './load-returns.ts';
import { Photos } from './Photos.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { ReturnRequests } from './ReturnRequests.tsx';

interface ReturnSectionProps {
  orderId: number;
  returns: Returns;
  /** `return` if a request was just sent. */
  done: string | null;
  /** `refused` if a photograph that was sent without JavaScript was refused. */
  photo: string | null;
  posted: PostedOrderForm | undefined;
}

/** What can be done when something is wrong with a delivered order, and what became of requests. */
export function ReturnSection({ orderId, returns, done, photo, posted }: ReturnSectionProps) {
  const { problem, receivedOn, lastDay, requests } = returns;
  if (receivedOn === null || lastDay === null) return null;
  const waits = requests.some(({ state }) => state === 'received');
  return (
    <Card className="p-5">
      <section id="return" aria-labelledby="return-title">
        <h2 id="return-title" className="text-2xl">
          Something is wrong?
        </h2>
        <p role="status" className={done === 'return' ? 'mt-2 font-medium text-teal' : 'sr-only'}>
          {done === 'return' ? 'Your request is sent.' : ''}
        </p>
        <ReturnRequests requests={requests} />
        {problem === null ? (
          <Another isFirst={requests.length === 0} isBegun={returns.photos.length > 0 || posted !== undefined}>
            <p className="mt-2">
              You received this order on {formatDay(receivedOn)}. Tell us until {formatDay(lastDay)} what is defective,
              damaged, missing or not as you approved. We test every complaint first; if the fault is ours, we print
              again or refund, as you choose.
            </p>
            <p className="mt-2 text-[0.9375rem] text-ink-soft">What is made for you can’t be returned otherwise.</p>
            <Complaint orderId={orderId} photos={returns.photos} isRefused={photo === 'refused'} posted={posted} />
          </Another>
        ) : waits ? null : (
          <p className="mt-2 text-ink-soft">{problem}</p>
        )}
      </section>
    </Card>
  );
}

/** After a decision, the form for another request is folded until it is begun. */
function Another({ isFirst, isBegun, children }: { isFirst: boolean; isBegun: boolean; children: ReactNode }) {
  if (isFirst) return children;
  return (
    <Fold isOpen={isBegun} className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold underline underline-offset-4">
        Something else is wrong
      </summary>
      {children}
    </Fold>
  );
}

interface ComplaintProps extends Pick<ReturnSectionProps, 'orderId' | 'posted'> {
  photos: Returns['photos'];
  isRefused: boolean;
}

function Complaint({ orderId, photos, isRefused, posted }: ComplaintProps) {
  const [missing, setMissing] = useState<string>();
  const failed = photos.length === 0 ? missing : undefined;
  return (
    <>
      <Photos orderId={orderId} photos={photos} isRefused={isRefused} failed={failed ?? fieldFailure(posted)} />
      <ReturnForm orderId={orderId} posted={postedAs(posted, 'return')} onPhotosMissing={setMissing} />
    </>
  );
}

const fieldFailure = (posted: PostedOrderForm | undefined): string | undefined =>
  posted?.form === 'remove-photo' || posted?.failed.field === 'photos' ? posted.failed.text : undefined;
