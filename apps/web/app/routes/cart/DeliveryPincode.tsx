import { patterns } from '@boxwright/contract';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { keepPincode, rememberedPincode } from '../../features/pincode/kept-pincode.ts';
import { PincodeField } from '../../features/pincode/PincodeField.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notify.ts';
import type { CartField } from './use-proceed.ts';

interface DeliveryPincodeProps {
  ref: Ref<CartField>;
  /** The pincode of the current delivery charge. */
  current: string | null;
  /** Whether the page's URL contains a pincode. */
  chosen: boolean;
  problem: string | null;
}

/** The cart's destination: a plain form, so that the pincode is in the URL and it works without JavaScript. */
export function DeliveryPincode({ ref, current, chosen, problem }: DeliveryPincodeProps) {
  const submit = useSubmit();
  const loading = useNavigation().formAction !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  /** The cart with the pincode that was sent last. */
  const sent = useRef<{ readonly pincode: string; readonly shown: Promise<void> }>(null);

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

  const input = () => form.current?.querySelector('input');
  /** Sends a valid pincode; returns the error text for an invalid one. */
  const send = (pincode: string): string | undefined => {
    if (!patterns.pincode.test(pincode)) {
      const text = pincode === '' ? 'Please enter area pincode.' : 'Please enter valid pincode.';
      setError(text);
      input()?.focus();
      return text;
    }
    setError(undefined);
    keepPincode(pincode);
    const shown = submit({ pincode }, { action: paths.cart, replace: true, preventScrollReset: true });
    sent.current = { pincode, shown };
    return undefined;
  };
  const settle = async () => {
    const typed = input()?.value ?? '';
    const isSent = typed === (current ?? '') || typed === sent.current?.pincode;
    const refusal = isSent ? undefined : send(typed);
    if (refusal !== undefined) notify.error(refusal);
    else await sent.current?.shown;
    return refusal === undefined;
  };
  useImperativeHandle(ref, () => ({ settle }));

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
