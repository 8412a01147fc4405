import { recipeClass } from '../../src/theme/recipe-class';
import { tagClass } from '../../src/ui/tag';
import { Group, Specimen, useSay } from '../specimen';

const ROWS = { 'a row': {}, 'a row, tight': { gap: 'tight' }, 'a row, close': { gap: 'close' } } as const;
const STACKS = { 'a stack': {}, 'a stack, close': { gap: 'close' }, 'a stack, wide': { gap: 'wide' } } as const;

export function Layouts() {
  const say = useSay();
  const words = [say('Site visits', 'زيارات'), say('Law', 'قانون')];
  const tags = words.map((word) => (
    <span key={word} className={tagClass()}>
      {word}
    </span>
  ));
  return (
    <Group title="Layouts">
      {Object.entries(ROWS).map(([name, look]) => (
        <Specimen key={name} name={name}>
          <div className={recipeClass('row', look)}>{tags}</div>
        </Specimen>
      ))}
      <Specimen name="a row on one line, at its start, wide">
        <div className={recipeClass('row', { gap: 'wide', align: 'start', oneLine: true })}>{tags}</div>
      </Specimen>
      {Object.entries(STACKS).map(([name, look]) => (
        <Specimen key={name} name={name}>
          <div className={recipeClass('stack', look)}>{tags}</div>
        </Specimen>
      ))}
    </Group>
  );
}
