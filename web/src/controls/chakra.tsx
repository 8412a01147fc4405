import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { LocaleProvider } from '@chakra-ui/react/locale';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/words/use-words';
import { keyframes } from '../theme/keyframes';
import { signedInSystem } from '../theme/signed-in-system';
import '../theme/signed-in/index.css';

/** Gives what stands behind sign-in Chakra's components, in the theme of the site and the direction of the language. */
export function WithChakra({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={signedInSystem}>
      <Global styles={keyframes} />
      <LocaleProvider locale={useLanguage()}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
