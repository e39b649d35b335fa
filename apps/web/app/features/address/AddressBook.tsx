import type { Address } from '@boxwright/contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { linesOf } from './book-address.ts';
import { DeleteAddress } from './DeleteAddress.tsx';
import { keepEdited } from './use-book-address.ts';

interface AddressBookProps {
  addresses: readonly Address[];
  /** The id of the saved address that the page asks about deleting, as it stands in the page's own address. */
  asked?: string | null;
}

/** The customer's addresses as cards to edit and to delete, and a tile to add one. */
export function AddressBook({ addresses, asked = null }: AddressBookProps) {
  return (
    <ul aria-label="Addresses" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {addresses.map((address) => (
        <AddressTile key={address.id} address={address} isAsked={asked === String(address.id)} />
      ))}
      <li>
        <Link
          to={paths.addAddress}
          className="crease flex h-full min-h-40 flex-col items-center justify-center gap-2 rounded-lg border font-semibold hover:border-ink hover:bg-card"
        >
          <Plus aria-hidden="true" className="size-8 text-kraft-deep" /> Add New Address
        </Link>
      </li>
    </ul>
  );
}

function AddressTile({ address, isAsked }: { address: Address; isAsked: boolean }) {
  const remove = useReturningFocus(isAsked);
  const name = address.companyName || address.contactName;
  /** Several addresses may have the same name. */
  const inFull = [address.kind, name, ...linesOf(address)].join(', ');
  return (
    <li className="flex flex-col rounded-lg border border-line bg-card p-4 text-[0.9375rem]">
      <div className="flex items-center justify-between gap-2">
        <Badge>{address.kind}</Badge>
        <div className="-mt-1.5 -mr-1.5 flex">
          <Link
            to={paths.editAddress(address.id)}
            onClick={() => keepEdited(address.id)}
            aria-label={`Edit the address ${inFull}`}
            className={buttonStyle('quiet', 'icon')}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </Link>
          <Link
            ref={remove}
            to={paths.deleteAddress(address.id)}
            preventScrollReset
            aria-label={`Delete the address ${inFull}`}
            className={buttonStyle('quiet', 'icon')}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Link>
        </div>
      </div>
      <p className="mt-2 break-words font-semibold">{name}</p>
      {address.companyName ? <p className="break-words">{address.contactName}</p> : null}
      {linesOf(address).map((line) => (
        <p key={line} className="break-words text-ink-soft">
          {line}
        </p>
      ))}
      <p className="figures text-ink-soft">+91 {address.mobile}</p>
      {address.gstin ? <p className="text-ink-soft">GSTIN {address.gstin}</p> : null}
      {isAsked ? <DeleteAddress addressId={address.id} /> : null}
    </li>
  );
}

/** The link that asks to delete gets the focus back when its question goes, unless something else has it. */
function useReturningFocus(isAsked: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body) link.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return link;
}
