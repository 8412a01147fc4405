import { useState } from 'react';
import { NEWSLETTER, PICKED_KINDS, type IssueBlock, type PickedKind } from '@nexus/domain/newsletter/issue';
import { Badge } from '../../controls/badge';
import { Field } from '../../controls/field';
import { Textarea } from '../../controls/input';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { BlockPicker } from './block-picker';
import { nameOf } from './issue-values';

/** The blocks of an issue in their order: own words, and what is picked from content. */
export function IssueBlocks(props: {
  blocks: readonly IssueBlock[];
  /** What picked blocks are called, by kind and id; null for what is not on the site. */
  known: Record<string, string | null>;
  onChange: (blocks: IssueBlock[]) => void;
}) {
  const { blocks, onChange } = props;
  const t = useWords('issues');
  const language = useLanguage();
  const [picking, setPicking] = useState<PickedKind>();
  const [picked, setPicked] = useState<Record<string, string>>({});
  const titles = { ...props.known, ...picked };
  const replace = (at: number, ...by: IssueBlock[]) => onChange(blocks.toSpliced(at, 1, ...by));
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [blocks[at], blocks[at + by]];
    if (one && other) onChange(blocks.with(at, other).with(at + by, one));
  };
  const labelOf = (block: IssueBlock, index: number) =>
    block.kind === 'text'
      ? `${t('kinds.text')} ${formatNumber(index + 1, language)}`
      : (titles[nameOf(block)] ?? t('notOnSite'));
  const isFull = blocks.length >= NEWSLETTER.blocks;
  return (
    <section className="card padded stack" aria-labelledby="issue-blocks">
      <h2 id="issue-blocks">{t('blocks')}</h2>
      {blocks.length === 0 && <p className="muted">{t('noBlocks')}</p>}
      <ol className="stack plain">
        {blocks.map((block, index) => (
          // The order is all that tells two blocks with the same words apart.
          <li key={`${index} ${nameOf(block)}`} className="stack">
            <div className="row between">
              <p>
                <Badge tone="neutral">{t(`kinds.${block.kind}`)}</Badge> <bdi>{labelOf(block, index)}</bdi>
              </p>
              <BlockButtons
                name={labelOf(block, index)}
                isFirst={index === 0}
                isLast={index === blocks.length - 1}
                onMove={(by) => swap(index, by)}
                onRemove={() => replace(index)}
              />
            </div>
            {block.kind === 'text' && (
              <>
                {(['en', 'ar'] as const).map((one) => (
                  <Field
                    key={one}
                    label={t(one === 'en' ? 'textEn' : 'textAr', { n: formatNumber(index + 1, language) })}
                  >
                    <Textarea
                      rows={4}
                      dir={one === 'en' ? 'ltr' : 'rtl'}
                      maxLength={NEWSLETTER.text}
                      value={block.text[one]}
                      onChange={(event) =>
                        replace(index, { ...block, text: { ...block.text, [one]: event.target.value } })
                      }
                    />
                  </Field>
                ))}
              </>
            )}
          </li>
        ))}
      </ol>
      <div className="row">
        <Button
          size="small"
          disabled={isFull}
          onClick={() => onChange([...blocks, { kind: 'text', text: { en: '', ar: '' } }])}
        >
          {t('add.text')}
        </Button>
        {PICKED_KINDS.map((kind) => (
          <Button key={kind} size="small" disabled={isFull} onClick={() => setPicking(kind)}>
            {t(`add.${kind}`)}
          </Button>
        ))}
      </div>
      {picking && (
        <BlockPicker
          kind={picking}
          onClose={() => setPicking(undefined)}
          onPick={(id, title) => {
            setPicked({ ...picked, [`${picking}/${id}`]: title });
            onChange([...blocks, { kind: picking, id }]);
            setPicking(undefined);
          }}
        />
      )}
    </section>
  );
}

function BlockButtons(props: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  const t = useWords('issues');
  const { name } = props;
  return (
    <div className="row">
      <Button size="small" disabled={props.isFirst} aria-label={t('up', { name })} onClick={() => props.onMove(-1)}>
        ↑
      </Button>
      <Button size="small" disabled={props.isLast} aria-label={t('down', { name })} onClick={() => props.onMove(1)}>
        ↓
      </Button>
      <Button size="small" variant="dangerQuiet" aria-label={t('remove', { name })} onClick={props.onRemove}>
        ✕
      </Button>
    </div>
  );
}
