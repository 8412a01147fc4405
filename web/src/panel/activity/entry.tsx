import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '@nexus/domain/contract/history';
import { TimelineItem } from '../../controls/timeline';
import { formatMoment, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { useConfirm } from '../../lib/confirm';
import { useUndo } from '../content/use-undo';
import { Differences } from './differences';
import { mainChanges, thingOf } from './thing';
import { useActivityWords } from './use-activity-words';
import { recipeClass } from '../../theme/recipe-class';

type Change = ActivityEntry['changes'][number];
const SHOWN = 3;

/** What was done, in a sentence: who, what, to which things; then what stood there before and after. */
export function Entry({ entry }: { entry: ActivityEntry }) {
  const t = useWords('admin', 'panel.activity');
  const language = useLanguage();
  const words = useActivityWords();
  const confirm = useConfirm();
  const undo = useUndo();
  const [isBusy, setBusy] = useState(false);
  const person = words.person(entry.actor);
  const changes = mainChanges(entry);
  const takeBack = async () => {
    if (!(await confirm({ title: t('undo'), text: t('undoAsk'), confirm: t('undo') }))) return;
    setBusy(true);
    await undo([entry.id]);
    setBusy(false);
  };
  return (
    <TimelineItem>
      <div className="happened">
        <div className={`line-main ${recipeClass('stack', { gap: 'close' })}`}>
          <p>
            <Link
              className="link"
              to={`?actor=${encodeURIComponent(entry.actor.id)}`}
              title={t('followPerson', { name: person })}
            >
              <bdi>{person}</bdi>
            </Link>{' '}
            {words.action(entry.action)}{' '}
            {changes.slice(0, SHOWN).map((change, index) => (
              <span key={change.path}>
                {index > 0 && (language === 'ar' ? '، ' : ', ')}
                <ThingLink change={change} beside={entry.changes} />
              </span>
            ))}
            {changes.length > SHOWN && ` ${t('andMore', { n: formatNumber(changes.length - SHOWN, language) })}`}
          </p>
          {changes.slice(0, SHOWN).map((change) => (
            <Differences key={change.path} change={change} title={changes.length > 1 ? words.thing(change).name : ''} />
          ))}
          <p className="small subtle">
            {formatMoment(entry.at, language)}
            {changes[0] && (
              <>
                {' · '}
                <Link className="link" to={`?path=${encodeURIComponent(changes[0].path)}`}>
                  {t('followDocument')}
                </Link>
              </>
            )}
          </p>
        </div>
        {entry.canUndo && (
          <Button size="small" isBusy={isBusy} onClick={() => void takeBack()}>
            {t('undo')}
          </Button>
        )}
      </div>
    </TimelineItem>
  );
}

function ThingLink({ change, beside }: { change: Change; beside: readonly Change[] }) {
  const words = useActivityWords();
  const { to } = thingOf(change, beside);
  const { kind, name } = words.thing(change);
  const shown = (
    <>
      {kind}
      {name && (
        <>
          {' '}
          <bdi>“{name}”</bdi>
        </>
      )}
    </>
  );
  return to ? (
    <Link className="link" to={to}>
      {shown}
    </Link>
  ) : (
    shown
  );
}
