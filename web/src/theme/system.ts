import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { base } from './base.ts';
import { recipes } from './recipes/index.ts';

/** The theme of public pages: the build compiles it to CSS (`web/build/theme.ts`), and nothing of Chakra loads with them. */
export const system = createSystem(defaultBaseConfig, base, { theme: { recipes } });
