import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import type { Consent } from './consent.ts';

/** Asks once at the bottom without covering content. Both answers are equally prominent; no answer means no. */
export function ConsentBanner({ onChoose }: { onChoose: (consent: Consent) => void }) {
  return (
    <section
      aria-label="Measurement"
      data-noprint=""
      className="fixed inset-x-3 bottom-3 z-30 rounded-lg border border-line-strong bg-card p-4 shadow-lift md:right-auto md:left-4 md:max-w-md"
    >
      <p className="text-[0.9375rem]">
        May we measure with Google Analytics which pages help? It sets cookies. Without it everything works the same.{' '}
        <Link to={paths.privacy} className="underline underline-offset-4">
          Privacy policy
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button tone="outline" size="small" onClick={() => onChoose('denied')}>
          No, thanks
        </Button>
        <Button tone="outline" size="small" onClick={() => onChoose('granted')}>
          Yes, you may
        </Button>
      </div>
    </section>
  );
}
