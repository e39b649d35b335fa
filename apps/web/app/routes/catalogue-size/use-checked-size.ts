import type { Output, Result } from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { unlessLost } from '../../unreachable.ts';
import { millimetresIn } from './millimetres-in.ts';

/** The sides and the style in the form, as typed. */
export interface SizeTyped {
  readonly style: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

export type CheckedSize = Result<Output<'CheckBoxSize'>>;

/** Keystrokes within this time are sent as one request. */
const pauseMs = 250;

/** Whether the box in the form can be made, and its price; the last answer stays until the next one has arrived. */
export function useCheckedSize({ style, length, width, height }: SizeTyped, first: CheckedSize): CheckedSize {
  const [checked, setChecked] = useState(first);
  const known = useRef(`${style} ${length} ${width} ${height}`);
  useEffect(() => {
    const box = `${style} ${length} ${width} ${height}`;
    if (known.current === box) return undefined;
    known.current = box;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const sides = { length: millimetresIn(length), width: millimetresIn(width), height: millimetresIn(height) };
      const answer = await unlessLost(call('CheckBoxSize', { style, ...sides }, { signal: stop.signal }));
      if (!stop.signal.aborted) setChecked(answer);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [style, length, width, height]);
  return checked;
}
