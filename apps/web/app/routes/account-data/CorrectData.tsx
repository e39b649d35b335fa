import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { linkStyle } from './link-style.ts';

const places = [
  [paths.editProfile, 'Profile, picture and email'],
  [paths.addressBook, 'Addresses'],
  [paths.savedBoxes, 'Saved boxes'],
  [paths.cart, 'Cart'],
] as const;

/** Links to the pages that correct stored data, and what can't be corrected. */
export const CorrectData = () => (
  <Card className="p-5 sm:p-7">
    <h2 className="text-2xl">Correct it</h2>
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {places.map(([to, name]) => (
        <li key={to}>
          <Link to={to} className={`inline-block py-2.5 ${linkStyle}`}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-ink-soft">
      An order can’t be changed here once it is placed: it is what we agreed on, and its documents repeat it. Messages
      between you and us can’t be changed either. If something in an order or a message is wrong,{' '}
      <Link to={paths.enquiryAboutSubject('A correction of my data')} className={linkStyle}>
        tell us
      </Link>
      .
    </p>
  </Card>
);
