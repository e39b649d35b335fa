import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { linkStyle } from './link-style.ts';

const stored = [
  ['Name, email, mobile, company, picture and anything else you filled in', 'your account, and the names on papers'],
  ['Addresses', 'to deliver and to bill'],
  ['Orders, payments and their documents', 'to make and deliver what you order, and because tax law asks for them'],
  ['Refunds, and return requests with their photographs', 'to pay money back, and to put right what was wrong'],
  ['Reminders that you set, and kinds of mail that you stopped', 'to write to you when you want it, and only then'],
  ['Cart, saved boxes and uploaded artwork', 'so that you find them again, and to print'],
  ['Enquiries, and the mails that we wrote to you', 'to answer you, and to know what was said'],
  ['When, from where and with which browser you signed in', 'so that you and we notice a stranger'],
] as const;

/** The kinds of data that are stored, each with its reason. */
export const StoredData = () => (
  <Card className="p-5 sm:p-7">
    <h2 className="text-2xl">What we store, and why</h2>
    <ul className="mt-3 list-disc space-y-1.5 pl-5">
      {stored.map(([what, why]) => (
        <li key={what}>
          <span className="font-semibold">{what}</span>: {why}.
        </li>
      ))}
    </ul>
    <p className="mt-3 text-ink-soft">
      We store only a hash of your password, and no card numbers. How long we keep each is in the{' '}
      <Link to={paths.privacy} className={linkStyle}>
        privacy policy
      </Link>
      .
    </p>
  </Card>
);
