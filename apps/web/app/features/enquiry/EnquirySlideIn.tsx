import { SidePanel } from '../../ui/Dialog.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { QuoteForm } from './QuoteForm.tsx';

export interface SlideInProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly wanted: {
    readonly form: 'panel' | 'quote';
    /** Empty for a general enquiry. */
    readonly cartonType: string;
  };
}

/** The slide-in panel. What was typed survives closing it and a reload, until it is sent. */
export function EnquirySlideIn({ open, onOpenChange, wanted }: SlideInProps) {
  return (
    <SidePanel title="ENQUIRY" open={open} onOpenChange={onOpenChange}>
      {wanted.form === 'quote' ? (
        <>
          <p className="mb-5 text-ink-soft">
            Describe your carton, and we reply with a price within 2 hours on working days.
          </p>
          <QuoteForm />
        </>
      ) : (
        <EnquiryForm cartonType={wanted.cartonType} onStored={() => onOpenChange(false)} />
      )}
    </SidePanel>
  );
}
