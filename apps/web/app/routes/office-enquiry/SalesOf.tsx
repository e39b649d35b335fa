import { mayDo, type OfficeEnquiry, type Output } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { TextField } from '../../ui/TextField.tsx';

/** The customers that the sale may be for, if the enquiry doesn't name exactly one. */
export type AskedCaller = Omit<Output<'StartSaleFromEnquiry'>, 'saleId'>;

interface SalesOfProps {
  enquiry: OfficeEnquiry;
  asked: AskedCaller | undefined;
}

/** The sales begun from the enquiry, and the button that begins one with the enquiry's data. */
export function SalesOf({ enquiry, asked }: SalesOfProps) {
  const { sales, version } = enquiry;
  const maySell = mayDo(useMemberRole(), 'selling');
  const isOpen = sales.some(({ order }) => order === null);
  if (!maySell && sales.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="text-xl">Sales</h2>
      {sales.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-soft">
          A sale begins with their name, telephone, e-mail and what they ask for.
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {sales.map((sale) => (
            <li key={sale.id} className="text-[0.9375rem]">
              <Sale sale={sale} />
            </li>
          ))}
        </ul>
      )}
      {asked !== undefined ? (
        <ChooseCaller asked={asked} version={version} />
      ) : maySell && !isOpen ? (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <SellButton tone={sales.length === 0 ? 'primary' : 'outline'}>
            {sales.length === 0 ? 'Begin a sale' : 'Begin another sale'}
          </SellButton>
        </Form>
      ) : null}
    </Card>
  );
}

const SellButton = ({ children, tone }: { children: string; tone: 'primary' | 'outline' }) => {
  const isSending = useNavigation().formData?.get('form') === 'sell';
  return (
    <Button type="submit" name="form" value="sell" tone={tone} size="small" busy={isSending && 'Beginning…'}>
      {children}
    </Button>
  );
};

function Sale({ sale: { id, openedAt, lines, order } }: { sale: OfficeEnquiry['sales'][number] }) {
  return (
    <>
      <Link to={officePaths.officeSale(id)} className="font-medium underline underline-offset-4">
        Sale {id}
      </Link>
      , begun {formatMoment(openedAt)}
      {order === null ? (
        `: ${lines === 1 ? '1 item' : `${lines} items`}, not ordered yet.`
      ) : (
        <span className="block">
          Ordered:{' '}
          <Link to={officePaths.officeOrder(order.id)} className="underline underline-offset-4">
            {order.number}
          </Link>
          , <Money amount={order.total} />, {order.statusLabel}, {order.paymentStatus}
        </span>
      )}
    </>
  );
}

/** Asks which customer sent the enquiry. */
function ChooseCaller({ asked, version }: { asked: AskedCaller; version: number }) {
  const { candidates, mayBeNew, needsEmail } = asked;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked) form.current?.querySelector('input:not([type="hidden"])')?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus();
  }, [asked]);
  const isNobody = candidates.length === 0;
  return (
    <Form ref={form} method="post" className="flex flex-col gap-4">
      <input type="hidden" name="version" value={version} />
      {isNobody ? (
        <input type="hidden" name="customer" value="new" />
      ) : (
        <fieldset>
          <legend className="mb-2 font-semibold">Who is it? Name, telephone and e-mail don’t all agree.</legend>
          {candidates.map(({ id, name, companyName, email, mobile }, place) => (
            <label key={id} className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="radio"
                name="customer"
                value={id}
                defaultChecked={place === 0}
                className="mt-1 size-5 shrink-0 accent-teal"
              />
              <span className="wrap-anywhere min-w-0">
                <span className="font-medium">{name}</span> {companyName}
                <span className="block text-ink-soft text-sm">
                  {email}, {mobile}
                </span>
              </span>
            </label>
          ))}
          {mayBeNew ? (
            <label className="flex min-h-11 items-start gap-3 py-1.5">
              <input type="radio" name="customer" value="new" className="mt-1 size-5 shrink-0 accent-teal" />A new
              customer
            </label>
          ) : null}
        </fieldset>
      )}
      {mayBeNew && needsEmail ? (
        <TextField
          label="Their email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required={isNobody}
          hint="The enquiry has no email, and a new customer needs one."
        />
      ) : null}
      <SellButton tone="primary">Begin the sale</SellButton>
    </Form>
  );
}
