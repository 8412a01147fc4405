import { roles, signing } from './access';
import { apis } from './apis';
import { authentication } from './authentication';
import { billing } from './billing';
import { images } from './images';
import type { Need } from './need';
import { secrets } from './secrets';
import { backups, bucket, database, recovery } from './store';

/** Everything that a project must have before the first step of a deploy, in the order in which one builds on another. */
export function needsOf(secretNames: readonly string[]): readonly Need[] {
  return [
    billing,
    apis,
    roles,
    signing,
    database,
    recovery,
    backups,
    bucket,
    authentication,
    images,
    secrets(secretNames),
  ];
}
