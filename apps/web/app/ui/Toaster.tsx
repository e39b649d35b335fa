import { Toaster as Sonner } from 'sonner';

export function Toaster() {
  return (
    <Sonner
      position="top-center"
      theme="light"
      duration={5_000}
      offset={88}
      mobileOffset={{ top: 76 }}
      closeButton={false}
    />
  );
}
