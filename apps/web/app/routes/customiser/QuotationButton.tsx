import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Makes the quotation and downloads its PDF, without sign-in. */
export function QuotationButton({ onPress }: { onPress: () => Promise<void> }) {
  const [isMaking, setMaking] = useState(false);
  const press = async () => {
    setMaking(true);
    await onPress();
    setMaking(false);
  };
  return (
    <Button tone="outline" busy={isMaking && 'Writing…'} onClick={() => void press()} className="max-lg:w-full">
      <FileText aria-hidden="true" className="size-5" /> Quotation
    </Button>
  );
}
