import { Bookmark } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

/** Sends the form to the page that saves the box in the account; works without JavaScript. */
export function SaveBoxButton() {
  return (
    <Button
      type="submit"
      tone="outline"
      formAction={paths.saveBox('')}
      formMethod="get"
      className="w-full lg:w-auto lg:self-start"
    >
      <Bookmark aria-hidden="true" className="size-5" /> Save this box
    </Button>
  );
}
