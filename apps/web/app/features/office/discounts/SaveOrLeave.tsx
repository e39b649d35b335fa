import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

interface SaveOrLeaveProps {
  isSending: boolean;
  /** What the form is of, such as "coupon". */
  what: string;
  /** Where the form is empty; undefined where it is. */
  leave: string | undefined;
}

/** The buttons below the form: it makes one, or changes one, which can be left as it is. */
export const SaveOrLeave = ({ isSending, what, leave }: SaveOrLeaveProps) => (
  <div className="col-span-full flex flex-wrap gap-2.5">
    <Button type="submit" tone="ink" busy={isSending && 'Saving…'}>
      {leave === undefined ? `Make ${what}` : `Save ${what}`}
    </Button>
    {leave === undefined ? null : (
      <LinkButton to={leave} tone="quiet">
        Leave it as it is
      </LinkButton>
    )}
  </div>
);
