import { type DeskFilters, type DeskViewRow, longestViewName } from '@boxwright/contract';
import { Form, Link } from 'react-router';
import { areSame, deskAddress } from '../../features/office/desk-address.ts';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface DeskViewsProps {
  views: readonly DeskViewRow[];
  filters: DeskFilters;
  /** The answer to the form posted last. */
  answer: Posted | undefined;
  /** Whether this member of staff may delete other people's shared views. */
  mayTidy: boolean;
}

/** The views that have a form. */
export const viewsToChange = (views: readonly DeskViewRow[], mayTidy: boolean) =>
  views.filter(({ isOwn, isShared }) => isOwn || (isShared && mayTidy));

/** Saved filters as links, and the forms that save, rename and delete them. */
export function DeskViews({ views, filters, answer, mayTidy }: DeskViewsProps) {
  const form = usePostedForm('save', answer);
  const changeable = viewsToChange(views, mayTidy);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2 max-md:order-last max-md:basis-full">
      {views.length === 0 ? null : (
        <nav aria-label="Saved views">
          <ul className="flex flex-wrap gap-2">
            {views.map(({ id, name, isOwn, ownerName, filters: saved }) => (
              <li key={id}>
                <Link
                  to={deskAddress(saved)}
                  aria-current={areSame(saved, filters) ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center rounded-md bg-board px-3.5 text-[0.9375rem] wrap-anywhere hover:text-vermilion-deep aria-[current]:font-semibold aria-[current]:ring-1 aria-[current]:ring-ink lg:min-h-9"
                >
                  {name}
                  {isOwn ? null : <span className="ml-1.5 text-ink-soft text-sm">by {ownerName}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Fold
        className="min-w-0 max-sm:w-full"
        isOpen={answer?.failed !== undefined && answer.form !== 'move'}
        foldsAfter={views.map(({ id, version }) => `${id} ${version}`).join()}
      >
        <summary className="flex min-h-11 cursor-pointer items-center text-[0.9375rem] text-ink-soft underline underline-offset-4 lg:min-h-9">
          Save or change views
        </summary>
        <div className="mt-2 flex max-w-2xl flex-col gap-5 rounded-lg border border-line bg-card p-4">
          <OfficeForm of={form} aria-label="Save this view" className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <div className="min-w-48 flex-1">
              <TextField
                label="Name for what is shown now"
                autoComplete="off"
                maxLength={longestViewName}
                {...form.field('name')}
              />
            </div>
            <Checkbox label="For everybody" name="shared" value="yes" />
            <Button type="submit" tone="ink">
              Save view
            </Button>
          </OfficeForm>
          {changeable.map((view) => (
            <ViewForm key={`${view.id} ${view.version}`} view={view} answer={answer} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

function ViewForm({
  view: { id, name, isShared, isOwn, version },
  answer,
}: {
  view: DeskViewRow;
  answer: Posted | undefined;
}) {
  const isRefused = answer?.form === `change:${id}` || answer?.form === `delete:${id}`;
  const problem = isRefused ? answer.failed?.text : undefined;
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label={`View ${name}`}
      className="flex flex-wrap items-end gap-x-4 gap-y-2 border-line border-t border-dashed pt-4"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {isOwn ? (
        <>
          <div className="min-w-48 flex-1">
            <TextField
              label={`New name of “${name}”`}
              name="name"
              autoComplete="off"
              defaultValue={name}
              maxLength={longestViewName}
              error={problem}
            />
          </div>
          <Checkbox label="For everybody" name="shared" value="yes" defaultChecked={isShared} />
          <Button type="submit" tone="outline" name="form" value={`change:${id}`}>
            Change
            <span className="sr-only"> the view {name}</span>
          </Button>
        </>
      ) : (
        <span className="flex-1 wrap-anywhere">{name}</span>
      )}
      <Button type="submit" tone="quiet" name="form" value={`delete:${id}`}>
        Delete
        <span className="sr-only"> the view {name}</span>
      </Button>
      {isOwn || problem === undefined ? null : <p className="font-medium text-vermilion-deep">{problem}</p>}
    </Form>
  );
}
