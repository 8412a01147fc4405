import { lazyPart } from '../../lib/lazy-part';

/** What calls an event off: loaded with the event that is read, so that it stands there when the event does. */
export const Cancelling = lazyPart(async () => (await import('./cancelling')).Cancelling);
