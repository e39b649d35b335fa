import { ChevronDown, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { notify } from '../../ui/notify.ts';
import { unreachable } from '../../unreachable.ts';
import { markPage } from '../session/page-marker.ts';
import { logOutOfSite, logOutOfStore, useCustomer } from '../session/session.ts';

/** Login while nobody is signed in; the customer's name and what belongs to it afterwards. */
export function AccountMenu({ store }: { store: boolean }) {
  const customer = useCustomer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const fromHeader = () => markPage('Header', pathname + search);

  if (customer === null)
    return (
      <div className="flex items-center gap-2">
        <Link to={paths.login} onClick={fromHeader} className={buttonStyle('outline', 'small', 'max-[359px]:px-3')}>
          <User aria-hidden="true" className="size-5 max-[359px]:hidden" /> Login
        </Link>
        {store ? (
          <Link to={paths.register} className={buttonStyle('quiet', 'small', 'max-lg:hidden')}>
            Sign Up
          </Link>
        ) : null}
      </div>
    );

  const leave = async () => {
    setLeaving(true);
    const isOut = await (store ? logOutOfStore() : logOutOfSite()).catch(() => false);
    setLeaving(false);
    if (!isOut) return notify.error(unreachable);
    await navigate(store ? paths.shop : paths.home);
  };
  return (
    <div className="relative">
      <Disclosure
        button={
          <>
            <User aria-hidden="true" className="size-5" />
            <span className="max-w-14 truncate max-[359px]:sr-only sm:max-md:max-w-28 lg:max-w-28">
              {customer.name}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
          </>
        }
        buttonClass={buttonStyle('outline', 'small')}
        panelClass="absolute top-full right-0 z-30 mt-2 w-56 rounded-md border border-line bg-card p-1.5 shadow-lift"
      >
        <Link to={paths.cart} className="flex min-h-11 items-center rounded-sm px-3 hover:bg-board">
          Cart
        </Link>
        <button
          type="button"
          onClick={() => void leave()}
          className="flex min-h-11 w-full items-center gap-2 rounded-sm px-3 hover:bg-board"
        >
          <LogOut aria-hidden="true" className="size-4" /> {leaving ? 'Logging out…' : 'Logout'}
        </button>
      </Disclosure>
    </div>
  );
}
