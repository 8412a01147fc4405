import { Progress as ChakraProgress } from '@chakra-ui/react/progress';

/** How much of something is done, of `max`. */
export function Progress({ label, value, max = 1 }: { label: string; value: number; max?: number }) {
  return (
    <ChakraProgress.Root value={value} max={max}>
      <ChakraProgress.Track aria-label={label}>
        <ChakraProgress.Range />
      </ChakraProgress.Track>
    </ChakraProgress.Root>
  );
}
