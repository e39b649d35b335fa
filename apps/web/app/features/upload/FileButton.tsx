import { acceptedArtwork } from '@boxwright/contract';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';

interface FileButtonProps {
  /** Icon and words. */
  children: ReactNode;
  tone?: 'primary' | 'outline' | 'quiet';
  /** Ids of the texts that describe it. */
  describedBy?: string | undefined;
  isInvalid: boolean;
  fieldRef?: Ref<HTMLInputElement>;
  /** Called when the visitor begins to look for a file. */
  onLook?: () => void;
  onChoose: (file: File) => void;
}

/** A file field for artwork that looks like a button. */
export function FileButton({
  children,
  tone = 'outline',
  describedBy,
  isInvalid,
  fieldRef,
  onLook,
  onChoose,
}: FileButtonProps) {
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // Emptied, so that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <label
      className={buttonStyle(
        tone,
        'small',
        'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-2',
      )}
    >
      {children}
      <input
        ref={fieldRef}
        type="file"
        accept={acceptedArtwork}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onClick={onLook}
        onChange={chosen}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  );
}
