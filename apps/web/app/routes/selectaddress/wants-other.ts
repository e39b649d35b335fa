import type { FormEvent } from 'react';

/** Whether a form was sent by the button that changes between saved and new addresses. */
export const wantsOther = ({ nativeEvent }: FormEvent<HTMLFormElement>): boolean =>
  (nativeEvent as SubmitEvent).submitter?.getAttribute('name') === 'act'; // that is what the browser sends
