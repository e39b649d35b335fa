import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useStarted } from '../../ui/use-started.ts';
import type { Location } from './book-address.ts';

type Asking = 'idle' | 'asking' | 'refused';

/**
 * Reads the browser's location, to be sent with the address. It asks for permission only after a press of the button;
 * the address can be saved without it. Without scripts there is no such button; its place is kept until they come.
 */
export function ShareLocation({
  location,
  onLocation,
}: {
  location: Location | null;
  onLocation: (location: Location) => void;
}) {
  const isStarted = useStarted();
  const [asking, setAsking] = useState<Asking>('idle');
  const locate = () => {
    setAsking('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking('idle');
        onLocation({ latitude, longitude });
      },
      () => setAsking('refused'),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => {
    void navigator.permissions
      ?.query({ name: 'geolocation' })
      .then(({ state }) => state === 'granted' && locate())
      .catch(() => undefined);
  }, []);
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${isStarted ? '' : 'invisible'}`}>
      <Button tone="outline" size="small" busy={asking === 'asking' && 'Asking your browser…'} onClick={locate}>
        <LocateFixed aria-hidden="true" className="size-5" /> Use my location
      </Button>
      <p aria-live="polite" className="text-ink-soft text-sm">
        {location !== null
          ? 'Your location goes along with this address.'
          : asking === 'refused'
            ? 'Your browser gave no location. The address is enough.'
            : 'Optional. It helps the courier find the gate.'}
      </p>
    </div>
  );
}
