import { chakra } from '@chakra-ui/react/styled-system';
import { kbd } from '../theme/recipes/kbd';

const Key = chakra('kbd', kbd);

/** A key that does what its button says, for those who have keys; others hear of it from the screen's help. */
export function Kbd({ children }: { children: string }) {
  return (
    <Key aria-hidden="true" className="only-wide">
      {children}
    </Key>
  );
}
