import type { Output } from '@boxwright/contract';

/**
 * Leaves for the payment provider: a real form with hidden fields, posted by the browser. `requestSubmit` isn't used,
 * because no handler of ours should see it.
 */
export const postToGateway = ({ action, fields }: Pick<Output<'StartPayment'>, 'action' | 'fields'>): void => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
};
