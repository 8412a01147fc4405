import { announce } from './kept-world';
import { openWorld } from './test-world';

/** Holds a world up until it is asked to end (SIGTERM). Started by `npm test -- world`. */
const queryLog = process.env['NEXUS_QUERY_LOG'];
const world = await openWorld(queryLog ? { queryLog } : {});
const stop = () => void world.stop().finally(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
announce(world.environment);
