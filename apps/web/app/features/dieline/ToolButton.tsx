import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  name: string;
  Icon: LucideIcon;
  isOff?: boolean;
  onPress: () => void;
}

/** A square icon button. When off, it keeps the focus and does nothing. */
export function ToolButton({ name, Icon, isOff = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="flex size-11 max-w-full items-center justify-center rounded-md border border-line-strong bg-card hover:border-ink aria-disabled:border-line aria-disabled:text-line-strong md:size-10"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
