import { slugOf } from '@boxwright/contract';
import { useState } from 'react';
import { CountedTextArea } from '../../features/office/CountedTextArea.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { officePaths } from '../../office-paths.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SizePreview } from './SizePreview.tsx';
import { type ShownTexts, TextPreview } from './TextPreview.tsx';
import type { TypedSize } from './typed-size.ts';
import { type CheckedSize, useCheckedSize } from './use-checked-size.ts';

interface SizeFormProps {
  shown: TypedSize;
  styles: readonly { readonly id: string; readonly name: string }[];
  checked: CheckedSize;
  posted: Posted | undefined;
  /** The picture on the size's page; undefined for a new size. */
  image?: string;
}

/** The form of a size, with its drawing and price beside it. */
export function SizeForm({ shown, styles, checked, posted, image }: SizeFormProps) {
  const form = usePostedForm('', posted);
  const first = { ...shown, ...posted?.typed };
  const { style, length, width, height } = first;
  const [size, setSize] = useState({ style, length, width, height });
  const [texts, setTexts] = useState<ShownTexts>(first);
  const answer = useCheckedSize(size, checked);
  const at = (field: keyof TypedSize) => form.field(field, shown[field]);
  const side = (field: 'length' | 'width' | 'height', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      end="mm"
      onChange={(event) => setSize({ ...size, [field]: event.currentTarget.value })}
      {...at(field)}
    />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card className="p-5 sm:p-6">
        <OfficeForm of={form} hidden={{ version: shown.version }} className="grid items-start gap-4 sm:grid-cols-6">
          <div className="sm:col-span-4">
            <TextField
              label="Name"
              maxLength={120}
              {...at('name')}
              onChange={(event) => setTexts({ ...texts, name: event.currentTarget.value })}
            />
          </div>
          <div className="sm:col-span-2">
            <TextField label="HSN" digitsOnly maxLength={8} {...at('hsn')} hint="GST follows from it." />
          </div>
          {shown.publicName === undefined ? null : (
            <div className="sm:col-span-6">
              <TextField
                label="Address"
                optional
                autoCapitalize="none"
                autoComplete="off"
                maxLength={80}
                {...at('publicName')}
                placeholder={slugOf(texts.name)}
                hint="After /pm/. Left empty, it is made from the name. It stays when the size is renamed."
              />
            </div>
          )}
          <div className="sm:col-span-6">
            <Select
              label="Style"
              options={styles.map(({ id, name }) => ({ value: id, label: name }))}
              {...at('style')}
              onChange={(event) => setSize({ ...size, style: event.currentTarget.value })}
            />
          </div>
          <div className="sm:col-span-2">{side('length', 'Length inside')}</div>
          <div className="sm:col-span-2">{side('width', 'Width inside')}</div>
          <div className="sm:col-span-2">{side('height', 'Height inside')}</div>
          <div className="sm:col-span-6">
            <CountedTextArea
              label="Short text"
              rows={2}
              optional
              maxLength={500}
              {...at('shortDescription')}
              onText={(shortDescription) => setTexts({ ...texts, shortDescription })}
            />
          </div>
          <div className="sm:col-span-6">
            <CountedTextArea
              label="Long text"
              rows={6}
              optional
              maxLength={5000}
              {...at('longDescription')}
              onText={(longDescription) => setTexts({ ...texts, longDescription })}
            />
          </div>
          <div className="sm:col-span-3">
            <TextField
              label="Place in the list"
              digitsOnly
              maxLength={5}
              {...at('position')}
              hint="Sizes of a category stand in the order of these numbers."
            />
          </div>
          <div className="sm:col-span-3">
            <StateSelect values={['Active', 'Inactive']} {...at('status')} />
          </div>
          <div className="flex flex-wrap gap-2.5 sm:col-span-6">
            <Button type="submit" tone="ink" busy={form.isSending && 'Saving…'}>
              Save
            </Button>
            <LinkButton to={officePaths.catalogueBoxes} tone="quiet">
              Cancel
            </LinkButton>
          </div>
        </OfficeForm>
      </Card>
      <Beside className="grid gap-6">
        <SizePreview size={size} checked={answer} />
        <TextPreview texts={texts} image={image} />
      </Beside>
    </div>
  );
}
