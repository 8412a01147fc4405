import { runChecks } from './run/checks';
import { report } from './run/suites';

/** Types, lint with the import law, formatting, unused code and unit tests. `npm run check` */
process.exit(report(await runChecks()));
