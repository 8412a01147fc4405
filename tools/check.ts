import { runChecks } from './run/checks';
import { summary } from './run/suites';

/** Types, lint with the import law, formatting, unused code and unit tests. `npm run check` */
const { line, failed } = summary(await runChecks());
console.log(line);
process.exit(failed === 0 ? 0 : 1);
