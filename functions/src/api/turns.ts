import pLimit from 'p-limit';

/** As many pictures as one server decodes at a time. Others wait with their bytes unread. */
const AT_ONCE = 2;

export const inTurn = pLimit(AT_ONCE);
