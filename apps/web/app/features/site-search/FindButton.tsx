import { Search } from 'lucide-react';
import { paths } from '../../paths.ts';

/** Opens the command bar (`FindPanels`); without JavaScript it leads to the shop with its search. */
export function FindButton({ isWide = false }: { isWide?: boolean }) {
  return (
    <form action={paths.shop} data-find="" className="flex">
      <button
        type="submit"
        aria-label={isWide ? undefined : 'Find'}
        aria-keyshortcuts="Control+K Meta+K"
        title="Find (Ctrl K)"
        className={`flex min-h-11 items-center gap-2.5 rounded-md hover:bg-board ${isWide ? 'w-full px-3' : 'min-w-11 justify-center'}`}
      >
        <Search aria-hidden="true" className="size-5" />
        {isWide ? 'Find a box, a size, a page' : null}
      </button>
    </form>
  );
}
