import type { Failure } from '@boxwright/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { linkStyle } from './link-style.ts';
import { PasswordAgainForm } from './PasswordAgainForm.tsx';

interface DownloadDataProps {
  isEmailProven: boolean;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Downloads everything as one file. */
export function DownloadData({ isEmailProven, failed }: DownloadDataProps) {
  const [hasBegun, setHasBegun] = useState(false);
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-2xl">Download it</h2>
      <p className="mt-2">
        You get one ZIP file: all of the above as text that programs can read (JSON), the documents of your orders as
        PDF, and the artwork that you uploaded. A README in it says what each file is.
      </p>
      {isEmailProven ? null : (
        <p className="mt-2 text-ink-soft">
          Mails, and enquiries that you sent while signed out, are in it only once we know that the mailbox is yours. To
          prove it, set a password with the link that{' '}
          <Link to={paths.forgotPassword} className={linkStyle}>
            Forgot password?
          </Link>{' '}
          mails you.
        </p>
      )}
      <p role="status" className={hasBegun ? 'mt-4 rounded-md bg-board p-3.5 font-medium' : 'sr-only'}>
        {hasBegun ? 'Your download has begun. With many orders it takes a while.' : ''}
      </p>
      <PasswordAgainForm
        form="download"
        label="Download your data"
        failed={failed}
        send={async (password) => {
          const answer = await call('RequestDataExport', { password });
          if (answer.ok) {
            setHasBegun(true);
            window.location.assign(answer.value.address);
          }
          return answer;
        }}
      />
    </Card>
  );
}
