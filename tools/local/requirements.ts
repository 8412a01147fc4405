import { execFileSync } from 'node:child_process';

/** What this machine lacks to run the emulators, each with what to do about it. */
export function missingRequirements(): string[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const hasNode = major > 20 || (major === 20 && minor >= 19);
  const java = javaVersion();
  return [
    ...(hasNode ? [] : [`Node.js ${process.versions.node} is too old. Install Node.js 20.19 or later.`]),
    ...(java >= 11
      ? []
      : [
          java === 0
            ? 'Java is missing. Install a JDK, version 17 or later.'
            : `Java ${java} is too old. Install a JDK, version 17 or later.`,
        ]),
  ];
}

/** The major version of Java on this machine; 0 where there is none. */
export function javaVersion(): number {
  try {
    const printed = execFileSync('java', ['-version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return majorOf(printed) || majorOf(execFileSync('sh', ['-c', 'java -version 2>&1'], { encoding: 'utf8' }));
  } catch {
    return 0;
  }
}

function majorOf(printed: string): number {
  const found = /version "(?:1\.)?(\d+)/.exec(printed);
  return found ? Number(found[1]) : 0;
}
