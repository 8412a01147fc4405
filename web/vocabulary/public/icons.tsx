import { Icon, iconNames } from '../../src/ui/icon';
import { Group, Specimen } from '../specimen';

export function Icons() {
  return (
    <Group title="Icons">
      <Specimen name="icons" span={6}>
        {iconNames().map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Specimen>
      <Specimen name="icons, small" span={6}>
        {iconNames().map((name) => (
          <Icon key={name} name={name} small />
        ))}
      </Specimen>
    </Group>
  );
}
