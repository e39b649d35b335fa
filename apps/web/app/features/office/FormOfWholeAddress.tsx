import type { ComponentProps } from 'react';
import { type Form, useSubmit } from 'react-router';

type FormOfWholeAddressProps = Pick<ComponentProps<typeof Form>, 'replace' | 'preventScrollReset'> &
  ComponentProps<'form'>;

/**
 * React Router's form without an address of its own: a browser without JavaScript posts it to the page's whole address,
 * and keeps the hash of that over the redirects that follow.
 */
export function FormOfWholeAddress({ replace = false, preventScrollReset = false, ...props }: FormOfWholeAddressProps) {
  const submit = useSubmit();
  return (
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget, { replace, preventScrollReset });
      }}
    />
  );
}
