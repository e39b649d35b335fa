import type { Output } from '@boxwright/contract';

/**
 * Posts a form with hidden fields to the payment provider. Not with `requestSubmit`, so that our submit handlers aren't
 * called.
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
