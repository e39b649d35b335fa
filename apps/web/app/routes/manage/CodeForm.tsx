import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface CodeFormProps {
  /** The page to show after the sign-in. */
  from: string | null;
  posted: Posted | undefined;
}

/** The second step of the sign-in. */
export function CodeForm({ from, posted }: CodeFormProps) {
  const form = usePostedForm('code', posted);
  return (
    <OfficeForm of={form} hidden={{ from: from ?? undefined }} keepsHash replace className="flex flex-col gap-5">
      <TextField
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" tone="ink" busy={form.isSending && 'Signing in…'}>
        Sign in
      </Button>
      <LinkButton to={from === null ? officePaths.manage : officePaths.staffSignIn(from)} tone="quiet">
        Start again
      </LinkButton>
    </OfficeForm>
  );
}
