import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { base } from './base';
import { keyframes } from './keyframes';
import { recipes } from './recipes/index';
import { slotRecipes } from './slot-recipes/index';

const system = createSystem(defaultBaseConfig, base, { theme: { keyframes, recipes, slotRecipes } });

/** The theme behind sign-in, for Chakra's components. The tokens are on the page already, compiled. */
export const signedInSystem = { ...system, _global: [system.getGlobalCss()] };
