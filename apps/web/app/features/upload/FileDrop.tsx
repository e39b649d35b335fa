import { type ReactNode, useState } from 'react';
import { classes } from '../../ui/classes.ts';

/** A dashed field that takes a dropped file; what is inside holds the other way, a file field. */
export function FileDrop({ onDrop, children }: { onDrop: (file: File) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has another way, the file field inside.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onDrop(file);
      }}
      className={classes(
        'rounded-md border border-dashed p-3.5',
        isOver ? 'border-teal bg-teal-soft' : 'border-line-strong bg-card',
      )}
    >
      {children}
    </div>
  );
}
