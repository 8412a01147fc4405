import { useState } from 'react';
import { Fieldset } from '../../../controls/fieldset';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { usePhotoEditor } from '../../../controls/photo-editor/use-photo-editor';
import { Thumb } from '../../thumb';
import { LibraryPicker } from '../../media/library-picker';
import { useFieldWords } from '../use-field-words';
import type { InputProps } from './input';
import { useUploadWords } from './upload-words';

/** A picture: chosen, dropped or pasted, edited, uploaded. People's are cut to a circle; logos keep what is transparent. */
export function ImageInput({ field, name, path, value, faults, isReadOnly, onChange }: InputProps<string>) {
  const t = useWords('admin');
  const { label } = useFieldWords(field);
  const { editor, fault, take, choose } = usePhotoEditor({
    isCircle: field.crop === 'circle',
    keepsTransparency: /logo/i.test(name),
    label,
    failed: useUploadWords(),
    onUploaded: onChange,
  });
  const [isPicking, setPicking] = useState(false);
  const takeFrom = (data: DataTransfer | null) => {
    if (!isReadOnly) take(data?.files[0]);
  };
  return (
    <Fieldset label={label} path={path} required={field.required} fault={fault || faults['']}>
      <div
        className="row drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          takeFrom(event.dataTransfer);
        }}
        onPaste={(event) => takeFrom(event.clipboardData)}
      >
        <Thumb field={field} src={value} isLarge />
        {!isReadOnly && (
          <>
            {editor}
            <Button size="small" onClick={choose}>
              {t('content.choosePicture')}
            </Button>
            <Button size="small" onClick={() => setPicking(true)}>
              {t('content.fromLibrary')}
            </Button>
            <LibraryPicker
              isOpen={isPicking}
              onClose={() => setPicking(false)}
              onPick={(url) => {
                setPicking(false);
                onChange(url);
              }}
            />
            {value !== '' && (
              <Button size="small" variant="ghost" onClick={() => onChange('')}>
                {t('content.removePicture')}
              </Button>
            )}
          </>
        )}
      </div>
    </Fieldset>
  );
}
