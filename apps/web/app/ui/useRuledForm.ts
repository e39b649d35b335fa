import { type Failure, firstBroken, type Result, type Rule } from '@boxwright/contract';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { notify } from './notify.ts';

export interface RuledForm<V extends FieldValues> {
  /** Everything a TextField, PasswordField or Select needs for one field: `<TextField label="Name" {...form.field('name')} />`. */
  readonly field: (name: keyof V & string) => ReturnType<UseFormReturn<V>['register']> & { error: string | undefined };
  readonly onSubmit: (event: FormEvent) => void;
  /** True from sending until the answer has been dealt with. */
  readonly busy: boolean;
  readonly values: () => V;
  readonly setValue: (name: keyof V & string, value: string) => void;
  /** Shows a failure the way a broken rule is shown: as a toast, beside its field, and with the focus there. */
  readonly showFailure: (failure: Pick<Failure, 'text' | 'field'>) => void;
  /** Empties the form and forgets what was kept. */
  readonly clear: () => void;
  /** react-hook-form itself, for `watch` and `control`. */
  readonly form: UseFormReturn<V>;
}

interface RuledFormOptions<V extends FieldValues> {
  /** The contract's checks, in the order in which they are to fail. */
  rules: readonly Rule<V>[];
  defaults: V;
  /** Name under which what was typed outlives a reload (this tab only); absent keeps nothing. */
  keepAs?: string;
  /** Fields that are never kept: passwords and codes. */
  secrets?: readonly (keyof V & string)[];
  /** Sends the form. A failure is shown; anything else empties what was kept. */
  send: (values: V) => Promise<Result<unknown> | undefined>;
}

/** A form that runs the contract's ordered rules on submit and shows the first failure everywhere it should be seen. */
export const useRuledForm = <V extends FieldValues>(options: RuledFormOptions<V>): RuledForm<V> => {
  const { rules, defaults, keepAs, secrets = [], send } = options;
  const form = useForm<V>({ defaultValues: defaults as DefaultValues<V> });
  const [busy, setBusy] = useState(false);
  const key = keepAs === undefined ? undefined : `form:${keepAs}`;
  const secretNames = secrets.join();

  useEffect(() => {
    if (key === undefined) return;
    const isSecret = (name: string) => secretNames.split(',').includes(name);
    for (const [name, value] of Object.entries(readKept(key)))
      if (!isSecret(name) && name in form.getValues()) form.setValue(name as Path<V>, value as PathValue<V, Path<V>>);
    const { unsubscribe } = form.watch((values) => {
      const kept = Object.entries(values).filter(([name]) => !isSecret(name));
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
    });
    return unsubscribe;
  }, [form, key, secretNames]);

  const showFailure = ({ text, field }: Pick<Failure, 'text' | 'field'>) => {
    notify.error(text);
    if (field === undefined || !(field in form.getValues())) return;
    form.setError(field as Path<V>, { type: 'rule', message: text });
    form.setFocus(field as Path<V>);
  };

  const clear = () => {
    if (key !== undefined) sessionStorage.removeItem(key);
    form.reset(defaults);
    if (key !== undefined) sessionStorage.removeItem(key); // the reset itself was watched
  };

  const submit = async () => {
    form.clearErrors();
    const values = form.getValues();
    const broken = firstBroken(rules, values);
    if (broken) return showFailure(broken);
    setBusy(true);
    try {
      const answer = await send(values);
      if (answer && !answer.ok) showFailure(answer.failure);
      else if (key !== undefined) sessionStorage.removeItem(key);
    } finally {
      setBusy(false);
    }
  };

  return {
    field: (name) => {
      const message = form.formState.errors[name]?.message;
      const registered = form.register(name as Path<V>);
      return {
        ...registered,
        ref: (control: HTMLInputElement | null) => {
          // What was typed before the page was ready to listen: react-hook-form would write its default over it.
          const typed = control?.value ?? '';
          registered.ref(control);
          if (typed !== '' && typed !== form.getValues(name as Path<V>))
            form.setValue(name as Path<V>, typed as PathValue<V, Path<V>>);
        },
        error: typeof message === 'string' ? message : undefined,
      } as ReturnType<RuledForm<V>['field']>;
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit();
    },
    busy,
    values: () => form.getValues(),
    setValue: (name, value) => form.setValue(name as Path<V>, value as PathValue<V, Path<V>>),
    showFailure,
    clear,
    form,
  };
};

const readKept = (key: string): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};
