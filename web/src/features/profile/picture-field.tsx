import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@nexus/domain/limits';
import { ApiError } from '../../lib/api-error';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { uploadPicture } from './profile-query';

/** The picture with its buttons. A failure says why beside them and keeps the picture that was there. */
export function PictureField(props: { name: string; imageUrl: string; onChange: (url: string) => void }) {
  const { t } = useTranslation('members');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  const take = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    if (!file.type.startsWith('image/')) return setFault(t('picture.notImage'));
    if (file.size > LIMITS.imageBytes) return setFault(t('picture.tooLarge'));
    setBusy(true);
    try {
      props.onChange(await uploadPicture(file));
    } catch (error) {
      const reason = error instanceof ApiError ? error.sentence : '';
      setFault(reason ? `${t('picture.failed')}. ${reason}` : t('picture.failed'));
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <div className="row" style={{ alignItems: 'flex-start', gap: 16 }}>
      <Avatar name={props.name} src={props.imageUrl} size="large" />
      <div className="field">
        <input
          ref={input}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label={t('picture.choose')}
          accept="image/*"
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <div className="row">
          <Button size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
            {!isBusy && <Icon name="camera" small />}
            {isBusy ? t('picture.uploading') : props.imageUrl ? t('picture.change') : t('picture.choose')}
          </Button>
          {props.imageUrl && !isBusy && (
            <Button size="small" variant="ghost" onClick={() => props.onChange('')}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p className="help">{t('picture.help')}</p>
        {fault && (
          <p className="err" role="alert">
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
