import { mostParcelRows } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { MovedOrders } from '../../features/office/MovedOrders.tsx';
import { requireRight } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { UndoMoved } from '../../features/office/UndoMoved.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { ParcelPlan } from './ParcelPlan.tsx';

export const meta = unlistedMeta('Courier’s list');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireRight(context.get(serverApi), url, 'order-steps');
  return null;
};

export { action } from './receive-parcel-states.server.ts';

/** Reads what a courier says of parcels, shows what each row would do, and does it. */
export default function ParcelStates({ actionData }: Route.ComponentProps) {
  const { formData } = useNavigation();
  const { failed, rows, moved, isBack, typed = {} } = actionData ?? {};
  const isBeside = failed?.field === 'list' || failed?.field === 'reason';
  return (
    <div className="page py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Orders', to: officePaths.officeOrders },
          { label: 'Dispatch', to: officePaths.dispatch },
          { label: 'Courier’s list' },
        ]}
      />
      <h1 className="text-4xl">Courier’s list</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Paste rows with a parcel’s number and its state, or choose the courier’s CSV file: picked up, out for delivery,
        delivered, RTO initiated, RTO delivered, lost. First you see what each row would do.
      </p>
      <PressNotice isShown={moved !== undefined || (failed !== undefined && !isBeside)}>
        <PostedFailure failed={isBeside ? undefined : failed} />
        {moved ? (
          <MovedOrders moved={moved} isBack={isBack === true}>
            <UndoMoved moved={moved} />
          </MovedOrders>
        ) : null}
      </PressNotice>
      <Form method="post" encType="multipart/form-data" noValidate aria-label="A courier’s list" className="max-w-3xl">
        <TextArea
          label="List"
          hint={`Up to ${mostParcelRows} rows`}
          name="list"
          rows={7}
          optional
          autoComplete="off"
          spellCheck={false}
          defaultValue={typed['list']}
          error={failed?.field === 'list' ? failed.text : undefined}
        />
        <div className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <TextField label="Or its file" name="file" type="file" accept=".csv,text/csv" optional className="py-2.5" />
          <Button
            type="submit"
            tone={rows === undefined ? 'primary' : 'outline'}
            name="form"
            value="read"
            busy={formData?.get('form') === 'read' && 'Reading…'}
          >
            Read the list
          </Button>
        </div>
      </Form>
      {rows === undefined ? null : <ParcelPlan rows={rows} typed={typed} failed={failed} />}
    </div>
  );
}
