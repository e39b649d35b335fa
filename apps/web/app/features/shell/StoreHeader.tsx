import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { useCartLines } from '../session/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { useShell } from './shell-data.ts';
import { TopBar } from './TopBar.tsx';

const links = [
  { label: 'Boxes', to: paths.shop },
  { label: 'Stickers', to: paths.stickers },
  { label: 'About us', to: paths.about },
  { label: 'Contact', to: paths.contact },
];

/** The header of the shop: cart and account within reach. */
export function StoreHeader() {
  const { company } = useShell();
  return (
    <header>
      <TopBar company={company} />
      <div className="border-line border-b">
        <div className="page flex min-h-16 items-center justify-between gap-3 lg:min-h-18">
          <Logo name={company.name} to={paths.home} />
          <nav aria-label="Shop" className="hidden md:block">
            <ul className="flex items-center gap-1 font-medium text-[0.9375rem]">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} className="whitespace-nowrap rounded-sm px-2 py-2.5 hover:bg-board lg:px-3">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center gap-1 sm:gap-2">
            <CartLink />
            <AccountMenu store />
          </div>
        </div>
      </div>
    </header>
  );
}

function CartLink() {
  const lines = useCartLines();
  return (
    <Link to={paths.cart} className={buttonStyle('quiet', 'small', 'relative px-3')}>
      <ShoppingCart aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">Cart</span>
      {lines > 0 ? (
        <span className="figures absolute -top-0.5 left-6 flex min-w-5 items-center justify-center rounded-full bg-vermilion-deep px-1 text-white text-xs leading-5">
          {lines}
          <span className="sr-only"> {lines === 1 ? 'item' : 'items'}</span>
        </span>
      ) : null}
    </Link>
  );
}
