import { Search } from 'lucide-react';
import { useId } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';

/** The search for boxes in the address. On other pages' addresses, `search` means a search of theirs. */
export const useSearched = (): string => {
  const [asked] = useSearchParams();
  return useLocation().pathname === paths.shop ? (asked.get('search') ?? '') : '';
};

/** Searches boxes by name. A plain form, so it works without JavaScript. Two on one page need different names. */
export function BoxSearch({ name = 'Boxes', className }: { name?: string; className?: string }) {
  const id = useId();
  const searched = useSearched();
  return (
    <Form role="search" aria-label={name} action={paths.shop} className={classes('relative', className)}>
      <label htmlFor={id} className="sr-only">
        Search boxes
      </label>
      <input
        // Resets the field when another search is opened by a link.
        key={searched}
        id={id}
        type="search"
        name="search"
        defaultValue={searched}
        maxLength={60}
        placeholder="Soap, tea, face cream…"
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-11 w-full rounded-md border border-line-strong bg-card pr-12 pl-3.5 text-base placeholder:text-ink-soft hover:border-ink"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </Form>
  );
}
