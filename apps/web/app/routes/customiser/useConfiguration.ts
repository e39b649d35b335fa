import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Choices,
  type Configuration,
  changed,
  readConfiguration,
  writeConfiguration,
} from '../../features/configurator/configuration.ts';

/**
 * The configuration on the screen, kept in the address (so that it can be shared and reloaded) and in the browser
 * (so that it survives a closed tab). What was chosen before the script arrived counts as chosen.
 */
export const useConfiguration = (
  initial: Configuration,
  choices: Choices,
  productId: number,
  form: RefObject<HTMLFormElement | null>,
) => {
  const [configuration, setConfiguration] = useState(initial);
  const [params, setParams] = useSearchParams();
  const key = `box:${productId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    const pressed = form.current && readConfiguration(fieldsOf(form.current), choices);
    // A quotation is no control of the form: it stands as long as the controls say what it is for.
    if (pressed && differs({ ...pressed, quotation: initial.quotation }, initial)) return setConfiguration(pressed);
    if (params.size > 0) return;
    const kept = readKept(key);
    const last = kept === null ? null : readConfiguration(new URLSearchParams(kept), choices);
    // An address that names a size (a shared link) keeps it.
    if (last === null) return;
    const isSame = last.variantId === initial.variantId;
    setConfiguration({ ...last, variantId: initial.variantId, ownSize: isSame ? last.ownSize : null });
  }, []);

  /** A step (a phone's choice of the size) can be gone back from; any other change can't. */
  const change = (changes: Partial<Configuration>, { isStep = false } = {}) => {
    const next = changed(configuration, changes);
    setConfiguration(next);
    const written = writeConfiguration(next);
    keep(key, written.toString());
    if (!isStep) setParams(written, { replace: true, preventScrollReset: true });
  };
  return { configuration, change };
};

const differs = (one: Configuration, other: Configuration) =>
  writeConfiguration(one).toString() !== writeConfiguration(other).toString();

const fieldsOf = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
};

const readKept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const keep = (key: string, text: string) => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing is remembered then; the address still says it all.
  }
};
