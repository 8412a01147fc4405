import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, type ButtonLook } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';

/** How an editor stands, in words, and what can be done about it. */
export function SaveBar(props: {
  isNew: boolean;
  isDirty: boolean;
  isBusy: boolean;
  faults: number;
  live: 'waiting' | 'live' | undefined;
  onDelete: (() => void) | undefined;
  /** Undefined where there is nothing to look at. */
  onPreview: (() => void) | undefined;
  onReset: () => void;
  onReload: () => void;
}) {
  const t = useWords('admin');
  const { isNew, isDirty, isBusy } = props;
  const said = useStanding(props);
  return (
    <div className="savebar">
      <span className={props.faults > 0 ? 'small danger-text' : 'small subtle'} role="status">
        {said}
      </span>
      <span className="row">
        {props.onDelete && (
          <Action icon="bin" word={t('content.delete')} variant="dangerQuiet" isOff={isBusy} onPress={props.onDelete} />
        )}
        {props.onPreview && (
          <Action icon="eye" word={t('panel.editor.preview')} className="on-phone" onPress={props.onPreview} />
        )}
        {isDirty && <Action icon="again" word={t('panel.editor.reset')} isOff={isBusy} onPress={props.onReset} />}
        {!isDirty && !isNew && <Action icon="again" word={t('panel.editor.reload')} onPress={props.onReload} />}
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isDirty && !isNew}>
          {t('content.save')}
        </Button>
      </span>
    </div>
  );
}

/** On a phone its icon alone is seen. */
function Action(props: {
  icon: IconName;
  word: string;
  variant?: NonNullable<ButtonLook['variant']>;
  className?: string;
  isOff?: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      variant={props.variant ?? 'outline'}
      className={props.className ?? ''}
      disabled={props.isOff === true}
      onClick={props.onPress}
    >
      <Icon name={props.icon} />
      <span>{props.word}</span>
    </Button>
  );
}

function useStanding(props: Pick<Parameters<typeof SaveBar>[0], 'isNew' | 'isDirty' | 'faults' | 'live'>): string {
  const t = useWords('admin');
  const language = useLanguage();
  const { faults } = props;
  if (faults > 0) return t('content.faults', { count: faults, n: formatNumber(faults, language) });
  if (props.isDirty) return t('content.dirty');
  if (props.isNew) return t('content.notSaved');
  if (props.live) return props.live === 'live' ? t('panel.editor.checkLive') : t('content.live');
  return t('content.clean');
}
