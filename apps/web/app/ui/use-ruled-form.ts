import { type Failure, firstBroken, type Result, type Rule } from '@boxwright/contract';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { draftOwner, keepDraft, readDraft } from '../drafts.ts';
import { notify } from './notify.ts';

type Element = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A focusable control with a value: an input, or a group of them. */
export interface Control {
  value: string;
  focus(): void;
}

/** Props for TextField, PasswordField or Select: `<TextField label="Name" {...form.field('name')} />`. */
export interface FieldProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly ref: (control: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Element>) => void;
}

export interface RuledForm<V> {
  readonly field: (name: keyof V & string) => FieldProps;
  readonly onSubmit: (event: FormEvent) => void;
  /** True while sending and handling the answer. */
  readonly busy: boolean;
  /** The current values, for parts that show them while typing. */
  readonly current: V;
  /** Reads the controls' values. */
  readonly values: () => V;
  readonly setValue: (name: keyof V & string, value: string) => void;
  /** Shows a failure like a broken rule: as a toast, and beside its field, which gets the focus. */
  readonly showFailure: (failure: Pick<Failure, 'text' | 'field'>) => void;
  /** Empties the form and deletes the stored values. */
  readonly clear: () => void;
}

interface RuledFormOptions<V> {
  /** The contract's checks, in order. */
  rules: readonly Rule<V>[];
  defaults: V;
  /** Name of the draft under which the values survive a reload (in this tab only); absent: nothing is stored. */
  keepAs?: string;
  /** The id of the customer whose draft it is, if the page knows it. */
  keptFor?: number;
  /** Fields that are never stored: passwords and codes. */
  secrets?: readonly (keyof V & string)[];
  /** The failure of a form that was posted without JavaScript; shown initially. */
  failed?: Pick<Failure, 'text' | 'field'> | undefined;
  /** Sends the form. A failure is shown; otherwise the stored values are deleted. */
  send: (values: V) => Promise<Result<unknown> | undefined>;
}

/**
 * A form that checks the contract's rules in order on submit and shows the first failure. The controls hold the values,
 * so what was typed (or filled in by the browser) before hydration counts as well.
 */
export const useRuledForm = <V extends { readonly [K in keyof V]: string }>(
  options: RuledFormOptions<V>,
): RuledForm<V> => {
  const { rules, defaults, keepAs, keptFor, secrets = [], failed, send } = options;
  const controls = useRef(new Map<string, Control>());
  const [current, setCurrent] = useState(defaults);
  const [problem, setProblem] = useState<Pick<Failure, 'text' | 'field'> | null>(failed ?? null);
  const [busy, setBusy] = useState(false);
  const [owner] = useState(() => keptFor ?? draftOwner());

  const values = (): V => {
    const read = Object.keys(defaults).map((name) => [
      name,
      controls.current.get(name)?.value ?? current[name as keyof V],
    ]);
    return Object.fromEntries(read) as V; // the same keys, each a text
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => {
    // Values in the server's answer are newer than stored ones.
    const kept = keepAs === undefined || failed ? {} : parse(readDraft(owner, keepAs));
    for (const [name, value] of Object.entries(kept)) {
      const control = controls.current.get(name);
      const isUntouched = control?.value === defaults[name as keyof V];
      if (control && isUntouched && !secrets.some((secret) => secret === name)) control.value = value;
    }
    setCurrent(values());
  }, []);

  const remember = (next: V) => {
    setCurrent(next);
    if (keepAs === undefined) return;
    const shown = Object.entries(next).filter(([name]) => !secrets.some((secret) => secret === name));
    keepDraft(owner, keepAs, JSON.stringify(Object.fromEntries(shown)));
  };

  const forget = () => {
    if (keepAs !== undefined) keepDraft(owner, keepAs, null);
  };

  const setValue = (name: keyof V & string, value: string) => {
    const control = controls.current.get(name);
    if (control) control.value = value;
    if (problem?.field === name) setProblem(null);
    remember({ ...values(), [name]: value });
  };

  const showFailure = (failure: Pick<Failure, 'text' | 'field'>) => {
    notify.error(failure.text);
    setProblem(failure);
    if (failure.field !== undefined) controls.current.get(failure.field)?.focus();
  };

  const submit = async () => {
    setProblem(null);
    notify.answered();
    const given = values();
    const broken = firstBroken(rules, given);
    if (broken) return showFailure(broken);
    setBusy(true);
    try {
      const answer = await send(given);
      if (answer && !answer.ok) showFailure(answer.failure);
      else forget();
    } finally {
      setBusy(false);
    }
  };

  return {
    field: (name) => ({
      name,
      defaultValue: defaults[name],
      error: problem?.field === name ? problem.text : undefined,
      ref: (control) => {
        if (control) controls.current.set(name, control);
        else controls.current.delete(name);
      },
      onChange: () => {
        if (problem?.field === name) setProblem(null);
        remember(values());
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit();
    },
    busy,
    current,
    values,
    setValue,
    showFailure,
    clear: () => {
      for (const [name, control] of controls.current) control.value = defaults[name as keyof V] ?? '';
      setCurrent(defaults);
      setProblem(null);
      forget();
    },
  };
};

const parse = (text: string | null): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};
