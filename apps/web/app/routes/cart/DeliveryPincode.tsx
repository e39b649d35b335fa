import { patterns } from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { keepPincode, rememberedPincode } from '../../features/pincode/kept-pincode.ts';
import { PincodeField } from '../../features/pincode/PincodeField.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

interface DeliveryPincodeProps {
  /** The pincode of the current delivery charge. */
  current: string | null;
  /** Whether the page's URL contains a pincode. */
  chosen: boolean;
  problem: string | null;
}

/** The cart's destination: a plain form, so that the pincode is in the URL and it works without JavaScript. */
export function DeliveryPincode({ current, chosen, problem }: DeliveryPincodeProps) {
  const submit = useSubmit();
  const loading = useNavigation().formAction !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();

  useEffect(() => {
    // The pincode typed last still applies.
    if (chosen) return;
    let isHere = true;
    void rememberedPincode().then((kept) => {
      if (isHere && kept !== null && kept !== current) {
        void submit({ pincode: kept }, { action: paths.cart, replace: true });
      }
    });
    return () => {
      isHere = false;
    };
  }, [chosen, current, submit]);

  const send = (pincode: string) => {
    if (!patterns.pincode.test(pincode)) {
      setError(pincode === '' ? 'Please enter area pincode.' : 'Please enter valid pincode.');
      return form.current?.querySelector('input')?.focus();
    }
    setError(undefined);
    keepPincode(pincode);
    void submit({ pincode }, { action: paths.cart, replace: true, preventScrollReset: true });
  };

  return (
    <form
      ref={form}
      action={paths.cart}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(String(new FormData(event.currentTarget).get('pincode') ?? ''));
      }}
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-2.5">
        <PincodeField
          key={current}
          name="pincode"
          defaultValue={current ?? ''}
          autoComplete="shipping postal-code"
          enterKeyHint="go"
          error={error ?? problem ?? undefined}
          onTyped={(typed) => {
            if (patterns.pincode.test(typed) && typed !== current) send(typed);
          }}
        />
        <Button type="submit" tone="outline" busy={loading && 'Working…'} className="mt-7.5">
          Change
        </Button>
      </div>
    </form>
  );
}
