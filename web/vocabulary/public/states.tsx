import { Button } from '../../src/ui/button';
import { CardSkeletons } from '../../src/ui/card-skeletons';
import { Alert, EmptyState, ErrorState, Skeletons, Waiting } from '../../src/ui/states';
import { Group, Specimen, useSay } from '../specimen';

export function States() {
  const say = useSay();
  return (
    <Group title="States">
      {(['bad', 'warning', 'good'] as const).map((tone) => (
        <Specimen key={tone} name={`alert, ${tone}`} span={4}>
          <Alert tone={tone} title={say('We have your request', 'وصلنا طلبك')}>
            <p>{say('An answer comes by mail.', 'سيصلك الرد بالبريد.')}</p>
          </Alert>
        </Specimen>
      ))}
      <Specimen name="something failed" span={6}>
        <ErrorState
          text={say('The events did not load.', 'لم تُحمَّل الفعاليات.')}
          error={new TypeError('Failed to fetch')}
          onRetry={() => undefined}
        />
      </Specimen>
      <Specimen name="nothing to show" span={6}>
        <EmptyState text={say('Nothing is planned yet.', 'لا شيء مخطط بعد.')}>
          <Button variant="primary">{say('Past events', 'الفعاليات السابقة')}</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="blocks of what is coming">
        <Skeletons count={3} height={28} />
      </Specimen>
      <Specimen name="card of what is coming">
        <CardSkeletons count={1} hasPicture />
      </Specimen>
      <Specimen name="a page that waits" span={6}>
        <Waiting text={say('One moment', 'لحظة')} />
      </Specimen>
    </Group>
  );
}
