import { type CataloguePictureEntry, longestPictureText } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface UploadedPictureProps {
  picture: CataloguePictureEntry;
  token: string;
  posted: Posted | undefined;
}

/** An uploaded picture as the site would show it, with the form that puts it on the site. */
export function UploadedPicture({ picture, token, posted }: UploadedPictureProps) {
  const form = usePostedForm('show', posted);
  return (
    <Card className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-6 lg:grid-cols-2">
      <Picture
        src={picture.uploaded}
        alt="The picture that you have uploaded"
        sizes="(min-width: 64rem) 34rem, 90vw"
        className="aspect-[5/4] w-full rounded-md object-contain"
      />
      <OfficeForm of={form} hidden={{ version: picture.version, token }} className="flex flex-col items-start gap-4">
        <h2 className="text-2xl">Not on the site yet</h2>
        <TextField
          label="What it shows"
          maxLength={longestPictureText}
          autoComplete="off"
          hint={`For people who don’t see it, such as “Brown soap carton with a window”. At most ${longestPictureText} characters.`}
          {...form.field('alt')}
        />
        <Button type="submit" tone="ink">
          Put it on the site
        </Button>
      </OfficeForm>
    </Card>
  );
}
