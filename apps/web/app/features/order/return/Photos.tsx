import { mostReturnPhotos, returnPhotoAddress, returnPhotoUpload } from '@boxwright/contract';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { Returns } from './load-returns.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

interface PhotosProps {
  orderId: number;
  photos: Returns['photos'];
  /** Whether a photograph that was sent without JavaScript was refused. */
  isRefused: boolean;
  failed: string | undefined;
}

/** The photographs of a complaint: each is sent as soon as it is chosen. Without JavaScript, one at a time. */
export function Photos({ orderId, photos, isRefused, failed }: PhotosProps) {
  const field = useId();
  const { sending, problem, send } = usePhotoUpload(orderId);
  // Without JavaScript, a form sends one photograph at a time.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const isFull = photos.length >= mostReturnPhotos;
  const error =
    problem ??
    failed ??
    (isRefused ? 'That file could not be used. Please choose a JPEG or PNG of at most 15 MB.' : null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    send([...(currentTarget.files ?? [])].slice(0, mostReturnPhotos - photos.length));
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <fieldset className="mt-5" aria-describedby={`${field}-hint${error === null ? '' : ` ${field}-error`}`}>
      <legend className="mb-1 font-semibold text-base">Photographs</legend>
      <p id={`${field}-hint`} className="text-[0.9375rem] text-ink-soft">
        Of the fault, of the packing and of the label: up to {mostReturnPhotos}, JPEG or PNG.
      </p>
      <ul aria-label="Photographs" className="mt-2.5 flex flex-wrap gap-2.5">
        {photos.map((photo, place) => (
          <Photo key={photo.token} orderId={orderId} photo={photo} place={place + 1} />
        ))}
      </ul>
      {isFull ? null : (
        <form
          method="post"
          action={returnPhotoUpload(orderId)}
          encType="multipart/form-data"
          className="mt-2.5 flex flex-wrap items-center gap-2.5"
        >
          <label
            className={buttonStyle(
              'outline',
              'small',
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-teal has-focus-visible:outline-offset-2 noscript:min-h-0',
            )}
          >
            <Camera aria-hidden="true" className="size-5 noscript:hidden" />
            <span className="noscript:sr-only">{photos.length === 0 ? 'Add photographs' : 'Add another'}</span>
            <input
              type="file"
              name="file"
              accept="image/jpeg,image/png"
              multiple={isLive}
              onChange={choose}
              className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
            />
          </label>
          <span className="hidden noscript:inline">
            <Button type="submit" tone="outline" size="small">
              Send the photograph
            </Button>
          </span>
        </form>
      )}
      <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem]">
        {sending === null ? '' : `Sending ${sending.name}: ${Math.round(sending.part * 100)} %`}
      </p>
      {error === null ? null : (
        <p id={`${field}-error`} role="alert" className="font-medium text-[0.9375rem] text-vermilion-deep">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface PhotoProps {
  orderId: number;
  photo: Returns['photos'][number];
  place: number;
}

function Photo({ orderId, photo: { token, width, height }, place }: PhotoProps) {
  const { formData } = useNavigation();
  return (
    <li className="flex flex-col gap-1">
      <img
        src={returnPhotoAddress(token)}
        width={width}
        height={height}
        alt={`${place}`}
        className="size-24 rounded-md border border-line object-cover"
      />
      <Form method="post" action={paths.orderForm(orderId, 'remove-photo')} preventScrollReset>
        <input type="hidden" name="token" value={token} />
        <Button
          type="submit"
          tone="quiet"
          size="small"
          aria-label={`Remove photograph ${place}`}
          busy={formData?.get('token') === token && '…'}
        >
          Remove
        </Button>
      </Form>
    </li>
  );
}
