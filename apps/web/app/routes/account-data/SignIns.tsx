import type { OwnSignIn } from '@boxwright/contract';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** The last tries to sign in to the account. */
export const SignIns = ({ signIns }: { signIns: readonly OwnSignIn[] }) => (
  <Card className="p-5 sm:p-7">
    <h2 className="text-2xl">Last sign-ins</h2>
    <p className="mt-2 mb-3 text-ink-soft">
      We keep them for a year, with the network shortened. The last 20 are shown, all are in the download.
    </p>
    {signIns.length === 0 ? (
      <p>No sign-in is noted yet.</p>
    ) : (
      <Table
        caption="Last sign-ins"
        columns={columns}
        rows={signIns.map((signIn, place) => ({ ...signIn, place }))}
        keyOf={({ place }) => place}
      />
    )}
  </Card>
);

const columns: readonly TableColumn<OwnSignIn & { place: number }>[] = [
  { id: 'at', head: 'When', isName: true, cell: ({ at }) => formatMoment(at) },
  {
    id: 'result',
    head: 'Result',
    cell: ({ hasSucceeded, isNewDevice }) =>
      hasSucceeded ? (
        <span>Signed in{isNewDevice ? ', new device' : ''}</span>
      ) : (
        <Badge tone="bad">Wrong password</Badge>
      ),
  },
  { id: 'device', head: 'Device', cell: ({ device }) => device },
  { id: 'network', head: 'Network', cell: ({ network }) => <span className="figures break-all">{network}</span> },
];
