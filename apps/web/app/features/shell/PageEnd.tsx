import { EnquireNow } from '../enquiry/EnquireNow.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { Footer } from './Footer.tsx';
import { MinimumOrder } from './MinimumOrder.tsx';
import { Underway } from './Underway.tsx';

/** Footer and overlays of every page of the site and the shop. */
export function PageEnd({ withMinimum }: { withMinimum: boolean }) {
  return (
    <>
      <EnquireNow />
      <ContactButtons />
      {withMinimum ? <MinimumOrder /> : null}
      <Footer />
      <Underway />
    </>
  );
}
