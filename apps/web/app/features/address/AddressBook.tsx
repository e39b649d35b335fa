import type { Address } from '@boxwright/contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { signInFor } from '../session/guard.ts';
import { linesOf, removalOf } from './book-address.ts';
import { keepEdited } from './use-book-address.ts';

/** The customer's addresses as cards to edit and to delete, and a tile to add one. */
export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const [doomed, setDoomed] = useState<Address | null>(null);
  return (
    <>
      <ul aria-label="Addresses" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {addresses.map((address) => (
          <AddressTile key={address.id} address={address} onDelete={() => setDoomed(address)} />
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
      <DeleteAddress address={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function AddressTile({ address, onDelete }: { address: Address; onDelete: () => void }) {
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
          <Button tone="quiet" size="icon" aria-label={`Delete the address ${inFull}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
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
    </li>
  );
}

/** Asks for confirmation, because deleting can't be undone. */
function DeleteAddress({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const remove = async (addressId: number) => {
    setBusy(true);
    const answer = await call('Add_CustomerAddress', removalOf(addressId));
    setBusy(false);
    if (!answer.ok && answer.failure.code === 'signed_out')
      return navigate(signInFor(location.pathname + location.search));
    onClose();
    if (answer.ok) notify.success('Address Successfully Delete');
    else notify.error(answer.failure.text);
    await revalidate();
  };
  return (
    <Dialog title="Delete this address?" open={address !== null} onOpenChange={(open) => open || onClose()}>
      {address === null ? null : (
        <>
          <p className="font-semibold">{address.companyName || address.contactName}</p>
          {linesOf(address).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="mt-3 text-ink-soft">Past orders keep this address. You can no longer choose it for new ones.</p>
          <div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
            <Button busy={busy && 'Deleting…'} onClick={() => void remove(address.id)}>
              Delete
            </Button>
            <Button tone="outline" onClick={onClose}>
              Keep it
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
