import type { FormEvent } from 'react';
import { names } from './box-choice.ts';

/** The button that submitted a form. */
export const buttonOf = (event: FormEvent): HTMLButtonElement | null => {
  const { submitter } = event.nativeEvent as SubmitEvent; // it is the event of a form
  return submitter instanceof HTMLButtonElement ? submitter : null;
};

/** Id of the advised board, if a form was submitted by the button that takes it. */
export const takenBoard = (event: FormEvent): number | null => {
  const button = buttonOf(event);
  return button?.name === names.use ? Number(button.value) : null;
};

/** The button disappears once its board is chosen, so the focus moves to that board. */
export const focusBoard = (form: HTMLFormElement | null, boardId: number): void => {
  const control = `select[name=${names.board}], input[name=${names.board}][value="${boardId}"]`;
  form?.querySelector<HTMLElement>(control)?.focus();
};
