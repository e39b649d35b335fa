import {
  artworkFileAddress,
  boxAddress,
  type EnquiredBox,
  fileSizeWords,
  type OfficeEnquiry,
} from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Money } from '../../ui/Money.tsx';

/** Everything that the visitor has typed, as typed. */
export function EnquiryFacts({ enquiry }: { enquiry: OfficeEnquiry }) {
  const { message, suspectedRobot } = enquiry;
  return (
    <Card className="p-5">
      {suspectedRobot ? (
        <p className="mb-4 rounded-md border border-line bg-board px-4 py-3">
          A field that people don’t see was filled in, so a robot may have sent this. Nobody was mailed about it.
        </p>
      ) : null}
      {message === null ? null : <p className="mb-4 whitespace-pre-wrap text-lg wrap-anywhere">{message}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-[0.9375rem]">
        {factsOf(enquiry).map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <CustomerOf enquiry={enquiry} />
    </Card>
  );
}

function factsOf(enquiry: OfficeEnquiry): { name: string; value: ReactNode }[] {
  const { mobile, email, pincode, cartonType, quantity, sizeCm, weightGrams, goods, box, files } = enquiry;
  const facts: (readonly [string, ReactNode])[] = [
    ['Mobile', <a key="call" href={`tel:+91${mobile}`} className="underline">{`+91 ${mobile}`}</a>],
    ['E-mail', email ?? 'None left'],
    ['Pincode', pincode],
    [box === null ? 'Carton type' : 'Box', cartonType],
    ['Quantity', quantity === null ? null : formatCount(quantity)],
    ['Size, L × W × H', sizeCm === null ? null : `${sizeCm.join(' × ')} cm`],
    ['Chargeable weight', weightGrams === null ? null : `${weightGrams / 1000} kg`],
    ['Goods before GST', goods === null ? null : <Money key="goods" amount={goods} />],
    [
      'Configuration',
      box === null ? null : (
        <Link key="box" to={addressOf(box, pincode)} className="underline">
          Open this box in the shop
        </Link>
      ),
    ],
    ['Files', files.length === 0 ? null : <Files key="files" files={files} />],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

function Files({ files }: Pick<OfficeEnquiry, 'files'>) {
  return (
    <ul>
      {files.map(({ token, name, bytes }) => (
        <li key={token}>
          <a href={artworkFileAddress(token)} download className="underline">
            {name}
          </a>{' '}
          <span className="figures text-ink-soft">{fileSizeWords(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

const addressOf = (
  {
    variantId,
    boardId,
    outerCoatingId,
    innerCoatingId,
    print,
    grain,
    quantity,
    lengthMm,
    widthMm,
    heightMm,
  }: EnquiredBox,
  pincode: string | null,
): string =>
  boxAddress({
    variantId,
    boardId,
    outerCoatingId,
    innerCoatingId,
    print,
    grain,
    quantity,
    pincode,
    size: { length: lengthMm, width: widthMm, height: heightMm },
  });

function CustomerOf({ enquiry: { customerId, customerName, email, version } }: { enquiry: OfficeEnquiry }) {
  return (
    <div className="mt-4 border-line border-t border-dashed pt-4 text-[0.9375rem]">
      {customerId !== null ? (
        <p>
          Customer:{' '}
          <Link to={officePaths.officeCustomer(customerId)} className="underline">
            {customerName}
          </Link>
        </p>
      ) : email === null ? (
        <p className="text-ink-soft">They left no e-mail address, so they can’t become a customer here.</p>
      ) : (
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="form" value="customer" tone="outline" size="small">
            Make a customer
          </Button>
          <span className="text-ink-soft">They set a password themselves, with “Forgot password”.</span>
        </Form>
      )}
    </div>
  );
}
