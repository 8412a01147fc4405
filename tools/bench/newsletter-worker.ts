import { sendSome } from '../../functions/src/store/inbox/issue-sending';

/** Goes on with the issue that goes out, as the sweep does, until it is killed or nothing is left. */
console.log('at work');
await sendSome(Date.now() + 240_000);
