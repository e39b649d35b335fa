import { certificateMaxLength, type DeductedTaxRow } from '@boxwright/contract';
import { paise, toRupees } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { TextField } from '../../ui/TextField.tsx';

interface CertificatesProps {
  row: DeductedTaxRow;
  today: string;
  posted: Posted | undefined;
}

/** The name of the form that records a certificate of a buyer and a quarter. */
export const certificateForm = ({ customerId, quarter }: DeductedTaxRow) => `certificate:${customerId}-${quarter}`;

/** The certificates of a buyer for a quarter, and the form for one that came. */
export function Certificates({ row, today, posted }: CertificatesProps) {
  const form = usePostedForm(certificateForm(row), posted);
  return (
    <div className="text-left">
      <ul aria-label={`Certificates of ${row.customerName}`} className="empty:hidden">
        {row.certificates.map((certificate) => (
          <Certificate key={certificate.certificateId} certificate={certificate} posted={posted} />
        ))}
      </ul>
      {/* Once one is recorded, it is closed, and what is awaited then is in it. */}
      <Fold key={row.certificates.length} isOpen={form.failed !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
          A certificate came<span className="sr-only"> from {row.customerName}</span>
        </summary>
        <OfficeForm
          of={form}
          hidden={{ customer: row.customerId, quarter: row.quarter }}
          aria-label={`Certificate of ${row.customerName}`}
          className="grid gap-2"
        >
          <TextField label="Number" maxLength={certificateMaxLength} autoComplete="off" {...form.field('number')} />
          <TextField
            label="Tax in rupees"
            inputMode="decimal"
            maxLength={16}
            autoComplete="off"
            {...form.field('amount', row.awaited === 0 ? '' : toRupees(paise(row.awaited)))}
          />
          <TextField label="Came on" type="date" max={today} {...form.field('receivedOn', today)} />
          <Button type="submit" tone="outline" size="small" busy={form.isSending && 'Recording…'}>
            Record it
          </Button>
        </OfficeForm>
      </Fold>
    </div>
  );
}

interface CertificateProps {
  certificate: DeductedTaxRow['certificates'][number];
  posted: Posted | undefined;
}

function Certificate({ certificate: { certificateId, number, amount, receivedOn }, posted }: CertificateProps) {
  const form = usePostedForm(`withdraw:${certificateId}`, posted);
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="wrap-anywhere">
        <span className="figures">{number}</span>: <Money amount={amount} />, {formatDay(receivedOn)}
      </span>
      <OfficeForm of={form} hidden={{ certificate: certificateId }}>
        <Button type="submit" tone="quiet" size="small" busy={form.isSending && 'Saving…'}>
          Take it back<span className="sr-only">: {number}</span>
        </Button>
      </OfficeForm>
    </li>
  );
}
