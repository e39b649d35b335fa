import { EnquireNow } from '../enquiry/EnquireNow.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { Footer } from './Footer.tsx';
import { Underway } from './Underway.tsx';

/** What stands below and over every page of the site and the shop. */
export function PageEnd() {
  return (
    <>
      <EnquireNow />
      <ContactButtons />
      <Footer />
      <Underway />
    </>
  );
}
