import type { FormEvent, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { withNote, writeChoice } from '../../../features/configurator/box-choice.ts';
import { takenBoard } from '../../../features/configurator/taken-board.ts';
import { paths } from '../../../paths.ts';
import { BoxDialogs } from '../BoxDialogs.tsx';
import type { CustomiserData } from '../load-customiser.ts';
import { isForDelivery, useBoxForm } from '../use-box-form.ts';
import { useKeepBox } from '../use-keep-box.ts';
import { StepBar } from './StepBar.tsx';
import { StepFields } from './StepFields.tsx';
import { StepList } from './StepList.tsx';
import { Summary } from './Summary.tsx';
import { checkedIn, controlsOf, type Step, stepAfter, stepNames, steps } from './steps.ts';
import { useLatestChoice } from './use-latest-choice.ts';

interface MobileStepProps {
  step: Step;
  data: CustomiserData;
  /** Why the box that the last step posted was refused. */
  refusal: string | null;
}

/** One step: its fields, the price so far, and the button to the next. Works without JavaScript as a plain form. */
export function MobileStep({ step, data, refusal }: MobileStepProps) {
  const form = useBoxForm(data);
  const navigate = useNavigate();
  useKeepBox(data.product, data.offer, form.choice);
  useLatestChoice(data, form);
  const query = writeChoice(form.choice);
  const carried = [...withNote(query, form.note)].filter(([name]) => !controlsOf[step].includes(name));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isForDelivery(event) || takenBoard(event) !== null) return form.submit(event);
    // A link may have skipped a step: its fields are checked now.
    const wrong = form.firstWrong(event);
    const open = (['size', 'quantity'] as const).find((each) => wrong && checkedIn[each].includes(wrong.field));
    if (step === 'summary') {
      if (wrong === undefined || open === undefined) return form.submit(event);
      form.show(wrong);
      return void navigate(paths.mobileOrder(open, query));
    }
    if (wrong && checkedIn[step].includes(wrong.field)) return form.show(wrong);
    void navigate(paths.mobileOrder(stepAfter(step), query));
  };

  const stayForFile = (event: MouseEvent) => {
    if (!form.mayLeave()) event.preventDefault();
  };

  return (
    <>
      <form ref={form.refs.form} method="get" action={paths.mobileOrder(stepAfter(step))} onSubmit={submit} noValidate>
        {/* The Enter key presses a form's first button. */}
        <button type="submit" hidden />
        <div className="page max-w-3xl pt-3 pb-10">
          <StepList step={step} query={query} onLeave={stayForFile} />
          <h1 className="mt-3 text-3xl">{data.product.itemName}</h1>
          <h2 className="mt-1 mb-5 text-ink-soft text-lg">
            Step {steps.indexOf(step) + 1} of {steps.length}: {stepNames[step].toLowerCase()}
          </h2>
          {carried.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {step === 'summary' ? (
            <Summary data={data} form={form} refusal={refusal} />
          ) : (
            <StepFields step={step} data={data} form={form} />
          )}
          <p className="mt-6">
            <Link
              to={`${paths.category(data.product.route)}?${query}`}
              onClick={stayForFile}
              className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
            >
              All on one page, with pictures and dieline
            </Link>
          </p>
        </div>
        <StepBar step={step} form={form} limits={data.limits} />
      </form>
      <BoxDialogs data={data} form={form} />
    </>
  );
}
