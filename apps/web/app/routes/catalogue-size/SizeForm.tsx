import { slugOf } from '@boxwright/contract';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { CountedTextArea } from '../../features/office/CountedTextArea.tsx';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
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
  failed: PostedProblem | undefined;
  /** What the page shows of it beside the texts, unless it is new. */
  image?: string;
}

/** The form of a size, with its drawing and price beside it. */
export function SizeForm({ shown, styles, checked, failed, image }: SizeFormProps) {
  const { state } = useNavigation();
  const { style, length, width, height } = shown;
  const [size, setSize] = useState({ style, length, width, height });
  const [texts, setTexts] = useState<ShownTexts>(shown);
  const answer = useCheckedSize(size, checked);
  const at = (field: string) => (failed?.field === field ? failed.text : undefined);
  const isAtField = fieldNames.some((field) => field === failed?.field);
  const side = (field: 'length' | 'width' | 'height', label: string) => (
    <TextField
      label={label}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      end="mm"
      defaultValue={shown[field]}
      onChange={(event) => setSize({ ...size, [field]: event.currentTarget.value })}
      error={at(field)}
    />
  );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <Card className="p-5 sm:p-6">
        <PostedFailure failed={isAtField ? undefined : failed} />
        <Form method="post" noValidate className="grid items-start gap-4 sm:grid-cols-6">
          <input type="hidden" name="version" value={shown.version} />
          <div className="sm:col-span-4">
            <TextField
              label="Name"
              name="name"
              maxLength={120}
              defaultValue={shown.name}
              onChange={(event) => setTexts({ ...texts, name: event.currentTarget.value })}
              error={at('name')}
            />
          </div>
          <div className="sm:col-span-2">
            <TextField
              label="HSN"
              name="hsn"
              digitsOnly
              maxLength={8}
              defaultValue={shown.hsn}
              hint="GST follows from it."
              error={at('hsn')}
            />
          </div>
          {shown.publicName === undefined ? null : (
            <div className="sm:col-span-6">
              <TextField
                label="Address"
                name="publicName"
                optional
                autoCapitalize="none"
                autoComplete="off"
                maxLength={80}
                defaultValue={shown.publicName}
                placeholder={slugOf(texts.name)}
                hint="After /pm/. Left empty, it is made from the name. It stays when the size is renamed."
                error={at('publicName')}
              />
            </div>
          )}
          <div className="sm:col-span-6">
            <Select
              label="Style"
              name="style"
              options={styles.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={shown.style}
              onChange={(event) => setSize({ ...size, style: event.currentTarget.value })}
              error={at('style')}
            />
          </div>
          <div className="sm:col-span-2">{side('length', 'Length inside')}</div>
          <div className="sm:col-span-2">{side('width', 'Width inside')}</div>
          <div className="sm:col-span-2">{side('height', 'Height inside')}</div>
          <div className="sm:col-span-6">
            <CountedTextArea
              label="Short text"
              name="shortDescription"
              rows={2}
              optional
              maxLength={500}
              defaultValue={shown.shortDescription}
              onText={(shortDescription) => setTexts({ ...texts, shortDescription })}
            />
          </div>
          <div className="sm:col-span-6">
            <CountedTextArea
              label="Long text"
              name="longDescription"
              rows={6}
              optional
              maxLength={5000}
              defaultValue={shown.longDescription}
              onText={(longDescription) => setTexts({ ...texts, longDescription })}
            />
          </div>
          <div className="sm:col-span-3">
            <TextField
              label="Place in the list"
              name="position"
              digitsOnly
              maxLength={5}
              defaultValue={shown.position}
              hint="Sizes of a category stand in the order of these numbers."
            />
          </div>
          <div className="sm:col-span-3">
            <StateSelect name="status" values={['Active', 'Inactive']} defaultValue={shown.status} />
          </div>
          <div className="flex flex-wrap gap-2.5 sm:col-span-6">
            <Button type="submit" tone="ink" busy={state === 'submitting' && 'Saving…'}>
              Save
            </Button>
            <LinkButton to={officePaths.catalogueBoxes} tone="quiet">
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
      <Beside className="grid gap-6">
        <SizePreview size={size} checked={answer} />
        <TextPreview texts={texts} image={image} />
      </Beside>
    </div>
  );
}

/** Fields beside which a refusal is shown; all others stand above the form. */
const fieldNames = ['name', 'publicName', 'hsn', 'style', 'length', 'width', 'height'] as const;
