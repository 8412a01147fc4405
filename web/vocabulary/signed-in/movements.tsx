import { useState } from 'react';
import { Moving, MovingCard, MovingItem } from '../../src/controls/moving';
import { Button } from '../../src/ui/button';
import { cardClass } from '../../src/ui/card';
import { gridClass } from '../../src/ui/grid';
import { Group, Specimen, useSay } from '../specimen';

/** What comes and goes. Tests take the first one out, and back. */
export function Movements() {
  const say = useSay();
  const [isOut, setOut] = useState(false);
  const all = [say('Omar Said', 'عمر سعيد'), say('Mona Ali', 'منى علي'), say('Nour Adel', 'نور عادل')];
  const names = all.slice(isOut ? 1 : 0);
  return (
    <Group title="Movements">
      <Specimen name="things that come and go" span={6}>
        <div data-moves>
          <ul>
            <Moving>
              {names.map((name) => (
                <MovingItem key={name}>
                  <p>{name}</p>
                </MovingItem>
              ))}
            </Moving>
          </ul>
          <Button size="small" onClick={() => setOut((old) => !old)}>
            {isOut ? say('Undo', 'تراجع') : say('Take the first one out', 'أخرج الأول')}
          </Button>
        </div>
      </Specimen>
      <Specimen name="cards that come and go" span={6}>
        <ul className={gridClass('three')}>
          <Moving>
            {names.map((name) => (
              <MovingCard key={name} className={cardClass({ padded: true })}>
                {name}
              </MovingCard>
            ))}
          </Moving>
        </ul>
      </Specimen>
    </Group>
  );
}
