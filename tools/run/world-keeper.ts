import { announce } from './kept-world';
import { openWorld } from './test-world';

/** Holds a world up until it is asked to end (SIGTERM). Started by `npm test -- world`. */
const world = await openWorld();
const stop = () => void world.stop().finally(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
announce(world.environment);
