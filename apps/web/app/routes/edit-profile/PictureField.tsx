import { profilePicture } from '@boxwright/contract';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { ProfilePicture } from '../../features/account/ProfilePicture.tsx';
import { shrinkPicture } from '../../features/account/shrink-picture.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { notify } from '../../ui/notify.ts';
import type { FieldProps } from '../../ui/use-ruled-form.ts';

interface PictureFieldProps {
  /** The form's field; its value is 'kept', 'initials', a data URL, or empty once the picture has been removed. */
  field: FieldProps;
  onValue: (value: string) => void;
  name: string;
  /** URL of the stored picture. */
  stored: string | null;
}

/** The profile picture: choose a file, use the initials, or remove it. */
export function PictureField({ field, onValue, name, stored }: PictureFieldProps) {
  const id = useId();
  const [value, setValue] = useState(field.defaultValue);
  const latest = useRef(value);
  const file = useRef<HTMLInputElement>(null);
  const take = (next: string) => {
    latest.current = next;
    setValue(next);
  };
  useImperativeHandle(field.ref, () => ({
    get value() {
      return latest.current;
    },
    set value(next: string) {
      take(next);
    },
    focus: () => file.current?.focus(),
  }));
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const small = await shrinkPicture(chosen);
    if (small.ok) onValue(small.value);
    else notify.error(small.failure.text);
  };
  const isDrawn = value === profilePicture.initials;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {value === '' ? (
        <div className="crease flex size-24 items-center justify-center rounded-lg border text-center text-ink-soft text-sm">
          No image
        </div>
      ) : (
        <ProfilePicture
          name={name}
          picture={isDrawn ? null : value === profilePicture.kept ? stored : value}
          className="size-24"
        />
      )}
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-medium text-[0.9375rem]">
          Image
        </label>
        <input
          ref={file}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? `${id}-error` : `${id}-hint`}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
          className={classes(
            // Transparent: the browser's own text would say that no file is chosen. The preview shows the picture.
            'mt-1.5 block w-full max-w-full text-[0.9375rem] text-transparent file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-line-strong',
            'file:border-solid file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:border-ink',
          )}
        />
        {field.error ? (
          <p id={`${id}-error`} className="mt-1.5 font-medium text-[0.9375rem] text-vermilion-deep">
            {field.error}
          </p>
        ) : (
          <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
            JPEG, PNG or WebP; it is cut to a square.
          </p>
        )}
        <div className="mt-1 -ml-4 flex flex-wrap">
          {isDrawn ? null : (
            <Button tone="quiet" size="small" onClick={() => onValue(profilePicture.initials)}>
              Use my initials
            </Button>
          )}
          {value === '' ? null : (
            <Button tone="quiet" size="small" onClick={() => onValue('')}>
              Remove<span className="sr-only"> the image</span>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
