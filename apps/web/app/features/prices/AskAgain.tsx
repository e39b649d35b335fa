import { Button } from '../../ui/Button.tsx';

/** The error of a failed request, with a button to retry. */
export function AskAgain({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-4">
      {text}
      <Button tone="outline" size="small" onClick={onPress}>
        Try again
      </Button>
    </p>
  );
}
