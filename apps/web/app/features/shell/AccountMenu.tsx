import { Bookmark, ChevronDown, ClipboardList, KeyRound, LogOut, ShoppingCart, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { notify } from '../../ui/notify.ts';
import { unreachable } from '../../unreachable.ts';
import { ChangePassword } from '../password/ChangePassword.tsx';
import { leaveFor, logOutOfSite, logOutOfStore, useVisitor } from '../session/session.ts';

/** The styles write the name. */
const nameOfStyles = (
  <span className="customer-name">
    <span className="sr-only">, your account</span>
  </span>
);

/**
 * Login link; for signed-in customers their name with the account menu. Until the page knows its visitor it has both,
 * and styles show the right one (`showKnownVisitor`).
 */
export function AccountMenu({ store }: { store: boolean }) {
  const visitor = useVisitor();
  const isUnknown = visitor === undefined;
  return (
    <>
      {visitor ? null : (
        <div className={isUnknown ? 'if-stranger' : undefined}>
          <SignIn store={store} />
        </div>
      )}
      {visitor === null ? null : (
        <div className={isUnknown ? 'if-customer' : undefined}>
          <SignedIn name={isUnknown ? nameOfStyles : visitor.name} store={store} />
        </div>
      )}
    </>
  );
}

/** On narrow screens, Login is only an icon, and Sign Up is in the menu. */
function SignIn({ store }: { store: boolean }) {
  return (
    <div className="flex items-center gap-1">
      <Link to={paths.login} data-login="" className={buttonStyle('outline', 'small', store ? 'max-sm:px-2.5' : '')}>
        <User aria-hidden="true" className="size-5" />
        <span className={store ? 'max-sm:sr-only' : ''}>Login</span>
      </Link>
      {store ? (
        <Link to={paths.register} className={buttonStyle('quiet', 'small', 'max-sm:hidden')}>
          Sign Up
        </Link>
      ) : null}
    </div>
  );
}

const entry = 'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-left hover:bg-board';

function SignedIn({ name, store }: { name: ReactNode; store: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const isOut = await (store ? logOutOfStore() : logOutOfSite()).catch(() => false);
    if (isOut) return leaveFor(store ? paths.shop : paths.home);
    setLeaving(false);
    notify.error(unreachable);
  };
  return (
    <Disclosure
      button={
        <>
          <User aria-hidden="true" className="size-5" />
          <span className={`max-w-24 truncate ${store ? 'max-sm:sr-only' : ''}`}>{name}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-has-[+:popover-open]/fold:rotate-180 max-sm:hidden"
          />
        </>
      }
      buttonClass={buttonStyle('outline', 'small', store ? 'max-sm:px-2.5' : '')}
      panelClass="fold-below right-[max(var(--gutter),calc((100%-var(--container-page))/2))] w-64 rounded-lg border border-line bg-card p-1.5 shadow-lift"
    >
      <p className="crease mb-1.5 border-b px-3 pt-1 pb-2 text-ink-soft text-sm">
        Signed in as <span className="font-semibold text-ink">{name}</span>
      </p>
      <Link to={paths.customerProfile} className={entry}>
        <User aria-hidden="true" className="size-5" /> {store ? 'Profile' : 'My Account'}
      </Link>
      <Link to={paths.myOrders} className={entry}>
        <ClipboardList aria-hidden="true" className="size-5" /> My Orders
      </Link>
      <Link to={paths.savedBoxes} className={entry}>
        <Bookmark aria-hidden="true" className="size-5" /> Saved boxes
      </Link>
      <Link to={paths.cart} className={entry}>
        <ShoppingCart aria-hidden="true" className="size-5" /> Cart
      </Link>
      <ChangePassword className={entry}>
        <KeyRound aria-hidden="true" className="size-5" /> Change Password
      </ChangePassword>
      <button type="button" aria-disabled={leaving} onClick={() => void (leaving || leave())} className={entry}>
        <LogOut aria-hidden="true" className="size-5" /> {leaving ? 'Logging out…' : 'Logout'}
      </button>
    </Disclosure>
  );
}
