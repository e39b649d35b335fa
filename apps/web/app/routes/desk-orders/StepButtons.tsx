import { Button } from '../../ui/Button.tsx';

interface StepButtonsProps {
  /** What each button posts as `to`, with its name. */
  names: Readonly<Record<string, string>>;
  /** The button that was pressed. */
  doing: FormDataEntryValue | null | undefined;
}

/** The buttons of a form that takes a step for all selected orders. */
export const StepButtons = ({ names, doing }: StepButtonsProps) =>
  Object.entries(names).map(([to, name]) => (
    <Button key={to} type="submit" name="to" value={to} tone="outline" size="small" busy={doing === to && 'Moving…'}>
      {name}
    </Button>
  ));
