import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { usePhotoEditor } from '../../ui/photo-editor/use-photo-editor';

/** The picture with its buttons. A failure says why beside them and keeps the picture that was there. */
export function PictureField(props: { name: string; imageUrl: string; onChange: (url: string) => void }) {
  const { t } = useTranslation('members');
  const { editor, fault, choose } = usePhotoEditor({
    isCircle: true,
    label: t('picture.choose'),
    onUploaded: props.onChange,
  });
  return (
    <div className="row" style={{ alignItems: 'flex-start', gap: 16 }}>
      <Avatar name={props.name} src={props.imageUrl} size="large" />
      <div className="field">
        {editor}
        <div className="row">
          <Button size="small" onClick={choose}>
            <Icon name="camera" small />
            {props.imageUrl ? t('picture.change') : t('picture.choose')}
          </Button>
          {props.imageUrl && (
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
