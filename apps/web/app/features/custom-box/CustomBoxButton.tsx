import { Box } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';

const CustomBoxPanel = lazy(() =>
  import('./CustomBoxPanel.tsx').then(({ CustomBoxPanel }) => ({ default: CustomBoxPanel })),
);

/** Opens the side panel with the box of this tab: a small picture in headers, words elsewhere. */
export function CustomBoxButton({ words = false }: { words?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // Once it has been there it stays, closed, so that it can go as it came.
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words ? undefined : 'Your Customised Box'}
        title={words ? undefined : 'Your Customised Box'}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={buttonStyle('quiet', 'small', words ? '-ml-4 text-ink-soft' : 'w-11 px-0')}
      >
        <Box aria-hidden="true" className="size-5" />
        {words ? 'Your Customised Box' : null}
      </button>
      {isWanted ? (
        <Suspense>
          <CustomBoxPanel open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
