import { useEffect, useRef, useState } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { usePhotoEditor } from '../../controls/photo-editor/use-photo-editor';

/**
 * The picture with its buttons. A failure says why beside them and keeps the picture that was there. The one on LinkedIn
 * is copied only when its owner presses the button.
 */
export function PictureField(props: {
  member: Pick<OwnMember, 'id' | 'hasLinkedinPicture'>;
  name: string;
  imageUrl: string;
  /** The browser asks for a picture as soon as this is there. */
  choosesAtOnce?: boolean;
  /** What the server said of it. */
  fault: string | undefined;
  onChange: (url: string) => void;
}) {
  const t = useWords('members');
  const { editor, fault, choose } = usePhotoEditor({
    isCircle: true,
    label: t('picture.choose'),
    failed: { title: t('picture.failed'), text: '' },
    onUploaded: props.onChange,
  });
  const atOnce = useRef(props.choosesAtOnce === true);
  useEffect(() => {
    if (atOnce.current) choose();
    atOnce.current = false;
  }, [choose]);
  const [copyFault, setCopyFault] = useState('');
  const [isCopying, setCopying] = useState(false);
  const copy = async () => {
    setCopyFault('');
    setCopying(true);
    try {
      const { id } = props.member;
      const { url } = await api('POST /api/members/{id}/linkedin-picture', { params: { id }, body: {} });
      props.onChange(url);
    } catch (error) {
      setCopyFault(error instanceof ApiError ? error.sentence : t('picture.copyFailed'));
    }
    setCopying(false);
  };
  const shownFault = fault || copyFault || props.fault;
  return (
    <div className={recipeClass('row', { gap: 'wide', align: 'start' })}>
      <Avatar name={props.name} src={props.imageUrl} size="large" />
      <div className={recipeClass('field')}>
        {editor}
        <div className="row">
          <Button size="small" onClick={choose}>
            <Icon name="camera" small />
            {props.imageUrl ? t('picture.change') : t('picture.choose')}
          </Button>
          {props.member.hasLinkedinPicture && !props.imageUrl && (
            <Button size="small" isBusy={isCopying} onClick={() => void copy()}>
              <Icon name="linkedin" small />
              {t('picture.copyLinkedin')}
            </Button>
          )}
          {props.imageUrl && (
            <Button size="small" variant="ghost" onClick={() => props.onChange('')}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <p className={recipeClass('help')}>{t('picture.help')}</p>
        {shownFault && (
          <p className={recipeClass('fault')} role="alert">
            {shownFault}
          </p>
        )}
      </div>
    </div>
  );
}
