import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigationType, useSubmit } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type AskedList, pageSizes } from './asked-list.ts';

const sizes = pageSizes.map((size) => ({ value: size, label: String(size) }));
/** Debounce in milliseconds. */
const typingPause = 300;

/** Search as you type, and the number of rows per page. Without JavaScript it works by its button. */
export function ListForm({ path, asked }: { path: string; asked: AskedList }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Going back in the history changes the field even while it has the focus; otherwise text being typed stays.
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shownKey = useRef(key);
  useEffect(() => {
    const field = form.current?.elements.namedItem('search');
    const isBackHere = isBack && shownKey.current !== key;
    shownKey.current = key;
    if (isBackHere) clearTimeout(timer.current);
    if (field instanceof HTMLInputElement && (isBackHere || field !== document.activeElement))
      field.value = asked.search;
  }, [asked.search, key, isBack]);

  const ask = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const wait = event.target instanceof HTMLSelectElement ? 0 : typingPause;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(currentTarget, { replace: true, preventScrollReset: true }), wait);
  };

  return (
    <Form
      ref={form}
      role="search"
      aria-label="Orders"
      action={path}
      onChange={ask}
      onSubmit={() => clearTimeout(timer.current)}
      preventScrollReset
      className="grid grid-cols-[1fr_auto] items-start gap-3 sm:grid-cols-[minmax(0,26rem)_auto_1fr]"
    >
      <TextField
        label="Search orders"
        name="search"
        type="search"
        defaultValue={asked.search}
        maxLength={100}
        hint="Order number, order status or payment status"
      />
      <Button type="submit" tone="ink" className="mt-7" aria-label="Find orders">
        <Search aria-hidden="true" className="size-5" />
      </Button>
      <div className="sm:justify-self-end">
        <Select label="Rows per page" name="size" defaultValue={asked.size} options={sizes} key={asked.size} />
      </div>
    </Form>
  );
}
