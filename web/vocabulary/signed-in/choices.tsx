import { useState } from 'react';
import { Chips } from '../../src/controls/chips';
import { Pagination } from '../../src/controls/pagination';
import { Segments } from '../../src/controls/segments';
import { Switch } from '../../src/controls/switch';
import { Tabs } from '../../src/controls/tabs';
import { Group, Specimen, useSay } from '../specimen';

const nothing = () => undefined;

export function Choices() {
  const say = useSay();
  const [chosen, setChosen] = useState<string[]>(['one']);
  const [segment, setSegment] = useState('one');
  const [tab, setTab] = useState('one');
  const [page, setPage] = useState(5);
  const options = [
    { value: 'one', key: 'one', label: say('Design', 'التصميم') },
    { value: 'two', key: 'two', label: say('Investment', 'الاستثمار') },
    { value: 'three', key: 'three', label: say('Law', 'القانون') },
  ];
  const skills = say('Skills', 'المهارات');
  const shown = say('Shown on the site', 'ظاهر على الموقع');
  return (
    <Group title="Choices">
      <Specimen name="chips, one chosen" span={6}>
        <Chips label={skills} options={options} chosen={chosen} onChange={setChosen} />
      </Specimen>
      <Specimen name="chips, as many as may be" span={6}>
        <Chips label={skills} options={options} chosen={['one', 'two']} onChange={nothing} max={2} />
      </Specimen>
      <Specimen name="segments" span={6}>
        <Segments label={skills} options={options} value={segment} onChange={setSegment} />
      </Specimen>
      <Specimen name="tabs" span={6}>
        <Tabs label={skills} tabs={options} value={tab} onChange={setTab}>
          <p>{shown}</p>
        </Tabs>
      </Specimen>
      <Specimen name="switch, off">
        <Switch label={shown} isOn={false} onChange={nothing} />
      </Specimen>
      <Specimen name="switch, on">
        <Switch label={shown} isOn onChange={nothing} />
      </Specimen>
      <Specimen name="switch, disabled">
        <Switch label={shown} isOn isDisabled onChange={nothing} />
      </Specimen>
      <Specimen name="switch with a fault">
        <Switch label={shown} isOn={false} onChange={nothing} fault={say('Only one may', 'واحد فقط')} />
      </Specimen>
      <Specimen name="pages, the first" span={6}>
        <Pagination page={1} pageCount={3} onChange={nothing} />
      </Specimen>
      <Specimen name="pages, in the middle" span={6}>
        <Pagination page={page} pageCount={9} onChange={setPage} />
      </Specimen>
    </Group>
  );
}
