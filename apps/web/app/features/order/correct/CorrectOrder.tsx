import { Form, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PostedFailure } from '../../plain-form/PostedFailure.tsx';
import { type PostedOrderForm, postedAs } from '../posted-form.ts';
import type { OwnCorrection } from './load-correction.ts';

interface CorrectOrderProps {
  orderId: number;
  correction: OwnCorrection | null;
  /** `correct` if it was just corrected. */
  done: string | null;
  posted: PostedOrderForm | undefined;
}

/** What the customer corrects of their order by themselves: nothing that price or taxes follow. */
export function CorrectOrder({ orderId, correction, done, posted: postedForm }: CorrectOrderProps) {
  const { formAction } = useNavigation();
  const posted = postedAs(postedForm, 'correct');
  const isDone = done === 'correct';
  const { contact = null, purchaseOrder = null, notes = [], seen } = correction ?? {};
  const isOpen = contact !== null || purchaseOrder !== null || notes.length > 0;
  if (seen === undefined || (!isOpen && !isDone && !posted)) return null;
  const action = paths.orderForm(orderId, 'correct');
  const typed = (name: string, stored: string) => posted?.typed?.[name] ?? stored;
  const errorAt = (name: string) => (posted?.failed.field === name ? { error: posted.failed.text } : {});
  return (
    <Card className="p-5">
      <section id="correct" aria-labelledby="correct-title">
        <h2 id="correct-title" className="text-2xl">
          Correct something
        </h2>
        <p role="status" className={isDone ? 'mt-2 font-medium text-teal' : 'sr-only'}>
          {isDone ? 'It is corrected, and we have read it.' : ''}
        </p>
        <PostedFailure failed={posted?.failed} />
        {isOpen ? (
          <Fold className="mt-2" isOpen={posted !== undefined} foldsAfter={seen.getTime()}>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center underline">
              Recipient, order number or notes
            </summary>
            <Form key={seen.toISOString()} method="post" action={action} noValidate preventScrollReset className="mt-2">
              <input type="hidden" name="seen" value={seen.toISOString()} />
              <div className="flex flex-col gap-4">
                {contact === null ? null : (
                  <>
                    <TextField
                      label="Who receives it"
                      name="contactName"
                      autoComplete="name"
                      defaultValue={typed('contactName', contact.name)}
                      {...errorAt('contactName')}
                    />
                    <TextField
                      label="Their mobile number"
                      name="mobile"
                      type="tel"
                      autoComplete="tel"
                      defaultValue={typed('mobile', contact.mobile)}
                      {...errorAt('mobile')}
                    />
                  </>
                )}
                {purchaseOrder === null ? null : (
                  <TextField
                    label="Your purchase order number"
                    hint="For the invoice."
                    optional
                    name="purchaseOrder"
                    autoComplete="off"
                    defaultValue={typed('purchaseOrder', purchaseOrder)}
                    {...errorAt('purchaseOrder')}
                  />
                )}
                {notes.map(({ position, name, note }) => (
                  <TextArea
                    key={position}
                    label={`Note to the printer: ${name}`}
                    optional
                    name={`note-${position}`}
                    rows={2}
                    defaultValue={typed(`note-${position}`, note)}
                  />
                ))}
              </div>
              <p className="mt-3 text-[0.9375rem] text-ink-soft">
                For anything else, such as address, GSTIN or quantity, please write us a message.
              </p>
              <Button
                type="submit"
                tone="outline"
                size="small"
                busy={formAction === action && 'Saving…'}
                className="mt-3"
              >
                Save corrections
              </Button>
            </Form>
          </Fold>
        ) : null}
      </section>
    </Card>
  );
}
