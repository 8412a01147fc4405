import { chakra } from '@chakra-ui/react/styled-system';
import { badge } from '../theme/recipes/badge';

/** What something is, or how it stands, in a word. */
export const Badge = chakra('span', badge);
