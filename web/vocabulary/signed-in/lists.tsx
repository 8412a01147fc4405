import { useState } from 'react';
import { Badge } from '../../src/controls/badge';
import { Checkbox } from '../../src/controls/checkbox';
import { Kbd } from '../../src/controls/kbd';
import { ScrollArea } from '../../src/controls/scroll-area';
import { Table, TableCell, TableRow } from '../../src/controls/table';
import { Timeline, TimelineItem } from '../../src/controls/timeline';
import { Group, Specimen, useSay } from '../specimen';

export function Lists() {
  const say = useSay();
  const [isChecked, setChecked] = useState(true);
  const all = say('Choose all', 'اختر الكل');
  const names = [say('Omar Said', 'عمر سعيد'), say('Mona Ali', 'منى علي'), say('Nour Adel', 'نور عادل')];
  const name = say('Name', 'الاسم');
  const states = [say('Subscribed', 'مشترك'), say('Left', 'غادر'), say('Subscribed', 'مشترك')];
  return (
    <Group title="Lists">
      <Specimen name="checkbox">
        <Checkbox label={all} isChecked={false} onChange={() => undefined} />
      </Specimen>
      <Specimen name="checkbox, chosen">
        <Checkbox label={all} isChecked={isChecked} onChange={setChecked} />
      </Specimen>
      <Specimen name="checkbox over some that are">
        <Checkbox label={all} isChecked="some" onChange={() => undefined} />
      </Specimen>
      <Specimen name="checkbox beside what it is about">
        <Checkbox label={all} isLabelHidden isChecked onChange={() => undefined} />
      </Specimen>
      <Specimen name="badge behind sign-in">
        <Badge tone="success">{states[0]}</Badge>
      </Specimen>
      <Specimen name="key">
        <Kbd>R</Kbd>
      </Specimen>
      <Specimen name="table" span={6}>
        <Table label={name} columns={[name, say('State', 'الحالة')]}>
          {names.map((one, index) => (
            <TableRow key={one} head={one}>
              <TableCell>{states[index]}</TableCell>
            </TableRow>
          ))}
        </Table>
      </Specimen>
      <Specimen name="what happened" span={6}>
        <Timeline>
          {names.map((one, index) => (
            <TimelineItem key={one} isCurrent={index === 0}>
              <b>{one}</b>
              <p>{states[index]}</p>
            </TimelineItem>
          ))}
        </Timeline>
      </Specimen>
      <Specimen name="what is larger than its place">
        <div data-scrolls>
          <ScrollArea label={all} className="vocabulary-low">
            {[...names, ...names].map((one, index) => (
              <p key={index}>{one}</p>
            ))}
          </ScrollArea>
        </div>
      </Specimen>
    </Group>
  );
}
