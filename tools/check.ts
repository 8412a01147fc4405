import { toldNothing } from './local/told-nothing';
import { runChecks } from './run/checks';
import { report } from './run/suites';

toldNothing('npm run check     types, lint with the import law, formatting, unused code and unit tests');
process.exit(report(await runChecks()));
