import { type Output, portalAnswerParts } from '@boxwright/contract';
import { type FormEvent, useState } from 'react';
import { Form, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

type RecordedAnswers = Output<'RecordEInvoices'>;

/** The result of a posted form: what was recorded, or why it failed and what was typed. */
export interface PostedAnswer {
  readonly recorded?: RecordedAnswers;
  readonly failed?: { readonly text: string; readonly field?: string };
  readonly typed?: Readonly<Record<string, string>>;
}

/**
 * Records the portal's answer. With JavaScript, a file of any size is read here and sent in parts; without it, the form
 * is posted as it is.
 */
export function AnswerForm({ posted }: { posted: PostedAnswer | undefined }) {
  const [sent, setSent] = useState<PostedAnswer>();
  const [isBusy, setBusy] = useState(false);
  const isPosting = useNavigation().state === 'submitting';
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { recorded, failed } = sent ?? posted ?? {};

  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const file = fields.get('file');
    const text = file instanceof File && file.size > 0 ? await file.text() : String(fields.get('answer') ?? '');
    const all: RecordedAnswers = { recorded: [], known: [], problems: [] };
    for (const answer of portalAnswerParts(text)) {
      const read = await call('RecordEInvoices', { answer });
      if (!read.ok) {
        if (read.failure.code === 'signed_out') return navigate(officePaths.staffSignIn(officePaths.eInvoices));
        if (all.recorded.length + all.known.length === 0) return setSent({ failed: read.failure });
        all.problems.push(`${read.failure.text} The rest of the file was not read: send it again.`);
        break;
      }
      all.recorded.push(...read.value.recorded);
      all.known.push(...read.value.known);
      all.problems.push(...read.value.problems);
    }
    form.reset();
    setSent({ recorded: all });
    await revalidate();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    void send(event.currentTarget).finally(() => setBusy(false));
  };

  return (
    <Card className="max-w-3xl p-5">
      <h2 className="text-2xl">The portal’s answer</h2>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        Each entry is compared with its document: number, date, value, seller, buyer and reference number. The portal’s
        signature isn’t checked, so take the file from the portal itself.
      </p>
      <Form method="post" encType="multipart/form-data" noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
        <PostedProblemNote failed={failed} />
        <TextField label="JSON file" name="file" type="file" accept=".json,application/json" className="py-2.5" />
        <TextArea
          label="Or its text"
          name="answer"
          rows={4}
          autoComplete="off"
          spellCheck={false}
          defaultValue={posted?.typed?.['answer'] ?? ''}
          error={failed?.field === 'answer' ? failed.text : undefined}
        />
        <div>
          <Button type="submit" tone="ink" busy={(isBusy || isPosting) && 'Recording…'}>
            Record it
          </Button>
        </div>
      </Form>
      {recorded === undefined ? null : <ReadIn {...recorded} />}
    </Card>
  );
}

function ReadIn({ recorded, known, problems }: RecordedAnswers) {
  return (
    <div role="status" className="mt-4">
      <p className="font-semibold">
        {recorded.length === 0
          ? 'No new document was registered.'
          : `Registered: ${recorded.slice(0, 20).join(', ')}${recorded.length > 20 ? ` and ${recorded.length - 20} more` : ''}.`}
      </p>
      {known.length === 0 ? null : <p className="mt-1 text-ink-soft">{known.length} had the same answer already.</p>}
      {problems.length === 0 ? null : (
        <>
          <p className="mt-2">Not registered:</p>
          <ul className="mt-1 list-disc pl-5">
            {problems.map((problem, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={place} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
