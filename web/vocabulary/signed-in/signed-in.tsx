import { WithChakra } from '../../src/controls/chakra';
import { Choices } from './choices';
import { Fields } from './fields';
import { Lists } from './lists';
import { Movements } from './movements';
import { Overlays } from './overlays';
import { States } from './states';

/** What the panel and the member area are made of beside the public parts, with Chakra as they have it. */
export function SignedIn() {
  return (
    <WithChakra>
      <Fields />
      <Choices />
      <Lists />
      <States />
      <Movements />
      <Overlays />
    </WithChakra>
  );
}
