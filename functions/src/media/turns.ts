import pLimit from 'p-limit';
import sharp from 'sharp';

// Nothing is decoded twice, so nothing is worth remembering.
sharp.cache(false);
sharp.concurrency(1);

/** One picture is decoded or drawn at a time, as there is one processor. Uploads wait with their bytes unread. */
export const inTurn = pLimit(1);
