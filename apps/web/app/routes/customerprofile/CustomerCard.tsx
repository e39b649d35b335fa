import type { Address, Customer } from '@boxwright/contract';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { ProfilePicture } from '../../features/account/ProfilePicture.tsx';
import { asDay, orNothing } from '../../features/account/profile-words.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';

/** The customer's known data. */
export function CustomerCard({ customer, newest }: { customer: Customer; newest: Address | undefined }) {
  const address = [customer.address1, customer.address2, customer.pincode].filter(Boolean).join(', ');
  const location = newest && [newest.flat, newest.area, newest.city, newest.state, newest.country].filter(Boolean);
  return (
    <Card className="min-w-0 p-5">
      <div className="flex items-start gap-4">
        <ProfilePicture name={customer.name} picture={customer.picture} className="size-20" />
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere text-2xl leading-tight">{orNothing(customer.name)}</h2>
          {customer.companyName ? <p className="wrap-anywhere text-ink-soft">{customer.companyName}</p> : null}
        </div>
        <Link to={paths.editProfile} aria-label="Edit profile" className={buttonStyle('quiet', 'icon', '-mt-2 -mr-2')}>
          <Pencil aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <dl className="crease mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 border-t pt-4 text-[0.9375rem]">
        <Row name="Customer since" value={asDay(customer.createdOn)} />
        <Row name="Date of birth" value={asDay(customer.dateOfBirth)} />
        <Row name="Mobile" value={orNothing(customer.mobile)} />
        <Row name="Email" value={orNothing(customer.emailAddress)} />
        <Row name="Address" value={orNothing(address)} />
        {location ? <Row name="Location" value={location.join(', ')} /> : null}
      </dl>
      <p className="crease mt-4 border-t pt-2 text-[0.9375rem]">
        <Link
          to={paths.accountData}
          className="inline-block py-2.5 font-semibold text-vermilion-deep underline underline-offset-4"
        >
          Your data, devices and sign-ins
        </Link>
      </p>
    </Card>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
    </>
  );
}
