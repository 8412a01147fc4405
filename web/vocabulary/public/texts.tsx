import { Emphasized } from '../../src/ui/emphasized';
import { Icon } from '../../src/ui/icon';
import { linkClass } from '../../src/ui/link';
import { Logo } from '../../src/ui/logo';
import { PageTitle } from '../../src/ui/page-title';
import { Skyline } from '../../src/ui/skyline';
import { Group, Specimen, useSay } from '../specimen';

export function Texts() {
  const say = useSay();
  const sentence = say('Cairo is built by people who know each other.', 'القاهرة يبنيها من يعرف بعضهم بعضًا.');
  return (
    <Group title="Texts">
      <Specimen name="page title" span={6}>
        <PageTitle title={say('Events in Cairo', 'فعاليات القاهرة')} />
      </Specimen>
      <Specimen name="heading of a part">
        <h2>{say('What we do', 'ما نفعله')}</h2>
      </Specimen>
      <Specimen name="heading of a card">
        <h3>{say('Site visits', 'زيارات المواقع')}</h3>
      </Specimen>
      <Specimen name="text">
        <p>{sentence}</p>
      </Specimen>
      <Specimen name="text, muted">
        <p className="muted">{sentence}</p>
      </Specimen>
      <Specimen name="text, strong in it">
        <p>
          <Emphasized text={say('For <b>{{who}}</b>', 'من أجل <b>{{who}}</b>')} values={{ who: 'Nexus' }} />
        </p>
      </Specimen>
      <Specimen name="link">
        <a className={linkClass()} href="#main">
          {say('All events', 'كل الفعاليات')}
        </a>
      </Specimen>
      <Specimen name="link, pointed at" pseudo="hover">
        <a className={linkClass()} href="#main">
          {say('All events', 'كل الفعاليات')}
        </a>
      </Specimen>
      <Specimen name="link with an icon">
        <a className={linkClass({ withIcon: true })} href="#main">
          {say('All events', 'كل الفعاليات')}
          <Icon name="forward" small />
        </a>
      </Specimen>
      <Specimen name="logo">
        <span className="brand">
          <Logo />
        </span>
      </Specimen>
      <Specimen name="skyline">
        <Skyline view="small" />
      </Specimen>
    </Group>
  );
}
