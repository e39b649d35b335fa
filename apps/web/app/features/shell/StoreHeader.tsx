import { ShoppingCart } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { classes } from '../../ui/classes.ts';
import { BoxSearch, useSearched } from '../catalogue/BoxSearch.tsx';
import { CustomBoxButton } from '../custom-box/CustomBoxButton.tsx';
import { useCartLines, useVisitor } from '../session/session.ts';
import { currentMark, storeMenu } from '../site/site-menu.ts';
import { FindButton } from '../site-search/FindButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { HeaderRow, SmallScreenMenu } from './HeaderRow.tsx';
import { ListLink, RowLink } from './MenuLink.tsx';

/** The header of the shop: the customised box, cart and account, and a search for customers. */
export function StoreHeader() {
  const { pathname } = useLocation();
  const searched = useSearched();
  const visitor = useVisitor();
  const shown = visitor === undefined ? 'if-customer' : '';
  return (
    <HeaderRow home={paths.home} searched={searched}>
      <nav aria-label="Store" className="mr-auto ml-3 max-xl:hidden">
        <ul className="flex items-center font-medium text-[0.9375rem]">
          {storeMenu.map(({ label, to }) => (
            <li key={label}>
              <RowLink to={to} label={label} mark={currentMark(to, pathname)} />
            </li>
          ))}
        </ul>
      </nav>
      {visitor === null ? null : (
        <BoxSearch name="The shop" className={classes('max-w-72 flex-1 max-xl:hidden', shown)} />
      )}
      <div className="flex items-center gap-0.5 min-[25rem]:gap-1 sm:gap-2">
        <div className="max-sm:hidden">
          <FindButton />
        </div>
        <CustomBoxButton />
        <CartLink />
        <AccountMenu store />
        <div className="ml-0.5 min-[25rem]:ml-1 xl:hidden">
          <SmallScreenMenu>
            <SmallMenu />
          </SmallScreenMenu>
        </div>
      </div>
    </HeaderRow>
  );
}

function SmallMenu() {
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const isUnknown = visitor === undefined;
  return (
    <div className="page flex flex-col gap-3 pt-3 pb-5">
      <div className="sm:hidden">
        <FindButton isWide />
      </div>
      {visitor === null ? null : <BoxSearch name="The shop" className={isUnknown ? 'if-customer' : ''} />}
      <nav aria-label="Store, small screens">
        <ul className="grid gap-x-6 font-medium sm:grid-cols-2">
          {[{ label: 'Home', to: paths.home }, ...storeMenu, { label: 'Contact', to: paths.contact }].map(
            ({ label, to }) => (
              <li key={label}>
                <ListLink to={to} label={label} mark={currentMark(to, pathname)} />
              </li>
            ),
          )}
        </ul>
      </nav>
      {visitor ? null : (
        <p className={classes('crease flex gap-2 border-t pt-4', isUnknown ? 'if-stranger' : '')}>
          <Link to={paths.login} data-login="" className={buttonStyle('ink', 'small', 'flex-1')}>
            Login
          </Link>
          <Link to={paths.register} className={buttonStyle('outline', 'small', 'flex-1')}>
            Sign Up
          </Link>
        </p>
      )}
    </div>
  );
}

const badge =
  'figures absolute top-0 left-6 flex min-w-5 items-center justify-center rounded-full bg-vermilion-deep px-1 text-white text-xs leading-5 sm:left-6.5';

function CartLink() {
  const lines = useCartLines();
  return (
    <Link to={paths.cart} className={buttonStyle('quiet', 'small', 'relative max-sm:px-3')}>
      <ShoppingCart aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">Cart</span>
      {lines === 0 ? null : (
        <span className={classes(badge, lines === undefined ? 'if-cart' : '')}>
          {lines ?? <span className="cart-lines" />}
          <span className="sr-only"> {lines === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </Link>
  );
}
