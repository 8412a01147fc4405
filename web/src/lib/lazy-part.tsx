import { lazy, useState, type ComponentType } from 'react';
import { LoadError, loadPart } from './screen-load';

/**
 * A component whose code loads when it is first shown. Where that fails it throws a `LoadError` to the boundary above,
 * and shown anew after that it tries again. Not before: React draws what failed once more to find out who catches it.
 * `way`: another way to load it than one try.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, way = loadPart) {
  let loaded: ComponentType<Props> | undefined;
  const loadNow = async () => ({ default: (loaded = await way(load)) });
  const later = () =>
    lazy(() =>
      loadNow().catch((error: unknown) => {
        if (error instanceof LoadError) error.tryAgain = () => (Later = later());
        throw error;
      }),
    );
  let Later = later();
  // One that was loaded before is drawn at once: what the server drew is taken over only where nothing is waited for.
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Later as unknown as ComponentType<Props>));
    return <Shown {...props} />;
  };
  return Object.assign(Part, { load: loadNow });
}
