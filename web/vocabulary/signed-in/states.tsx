import { Progress } from '../../src/controls/progress';
import { Alert, EmptyState, ErrorState, Skeletons } from '../../src/controls/states';
import { Button } from '../../src/ui/button';
import { FileInput } from '../../src/ui/file-input';
import { useRef } from 'react';
import { Group, Specimen, useSay } from '../specimen';

export function States() {
  const say = useSay();
  const files = useRef<HTMLInputElement>(null);
  const done = say('Done', 'تم');
  return (
    <Group title="States">
      {(['bad', 'warning', 'good'] as const).map((tone) => (
        <Specimen key={tone} name={`alert, ${tone}`} span={4}>
          <Alert tone={tone} title={say('Somebody else saved', 'حفظ شخص آخر')}>
            <p>{say('Yours is kept.', 'ما كتبته محفوظ.')}</p>
          </Alert>
        </Specimen>
      ))}
      <Specimen name="something failed" span={6}>
        <ErrorState
          text={say('The list did not load.', 'لم تُحمَّل القائمة.')}
          error={new TypeError('Failed to fetch')}
          onRetry={() => undefined}
        />
      </Specimen>
      <Specimen name="nothing to show" span={6}>
        <EmptyState text={say('Nobody waits.', 'لا أحد ينتظر.')}>
          <Button variant="primary">{say('Invite', 'ادعُ')}</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="blocks of what is coming">
        <Skeletons count={3} height={28} />
      </Specimen>
      {[0, 0.4, 1].map((value) => (
        <Specimen key={value} name={`progress, ${value * 100} %`}>
          <Progress label={done} value={value} />
        </Specimen>
      ))}
      {[0.04, 0.6].map((value) => (
        <Specimen key={value} name={`progress that says how much, ${value * 100} %`}>
          <Progress label={done} value={value}>
            {value > 0.15 && <b>{value * 100} %</b>}
          </Progress>
        </Specimen>
      ))}
      <Specimen name="progress of what nobody knows">
        <Progress label={done} value={null} />
      </Specimen>
      <Specimen name="choice of a file">
        <FileInput ref={files} label={done} accept="image/*" onChoose={() => undefined} />
        <Button onClick={() => files.current?.click()}>{say('Choose a file', 'اختر ملفًا')}</Button>
      </Specimen>
    </Group>
  );
}
