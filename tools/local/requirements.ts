import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser';
import { needsCompiler } from './emulator-binaries';
import { onPath } from './on-path';

/** What is known of a machine before anything is started on it. */
export interface Machine {
  platform: NodeJS.Platform;
  node: string;
  /** Major version; 0 where there is none. */
  java: number;
  /** A JDK, not only a runtime. */
  hasCompiler: boolean;
  /** The emulators' parts have to be built from Google's, which takes a JDK. */
  needsCompiler: boolean;
  hasBrowser: boolean;
}

/** Something that Nexus needs of a machine. */
export interface Requirement {
  name: 'system' | 'node' | 'java' | 'browser';
  /** As the README says it. */
  needs: string;
  /** Only tests need it. */
  forTests?: true;
  /** A sentence with what to do, where the machine lacks it. */
  lacks: (machine: Machine) => string | undefined;
  /** What to install: packages of apt, the first that is there, and what Homebrew calls it. */
  packages?: (machine: Machine) => { apt: readonly string[]; brew: string };
}

const JAVA = 17;

/**
 * What Nexus asks of a machine: the one table, which the preflight of `npm start` and `npm test`, the doctor,
 * package.json and the README follow.
 */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'system',
    needs: 'Linux or macOS; on Windows, WSL',
    lacks: ({ platform }) =>
      platform === 'win32'
        ? 'On Windows, Nexus runs in WSL: `wsl --install -d Debian`, then the same commands there.'
        : undefined,
  },
  {
    name: 'node',
    needs: 'Node.js 20.19 or later (20.x), or 22.12 or later',
    lacks: ({ node }) =>
      fitsNode(node) ? undefined : `Node.js ${node} does not fit. Install Node.js 22: https://nodejs.org`,
  },
  {
    name: 'java',
    needs: 'Java 17 or later',
    lacks: ({ java, hasCompiler, needsCompiler }) => {
      if (java === 0) return `Java is missing. Install Java ${JAVA} or later.`;
      if (java < JAVA) return `Java ${java} is too old. Install Java ${JAVA} or later.`;
      if (needsCompiler && !hasCompiler)
        return 'Java has no compiler, which the emulators of the Google Cloud CLI need. Install a JDK.';
      return undefined;
    },
    packages: ({ needsCompiler }) => ({
      apt: [needsCompiler ? 'default-jdk-headless' : 'default-jre-headless'],
      brew: '--cask temurin',
    }),
  },
  {
    name: 'browser',
    needs: 'Chromium or Chrome, for `npm test`',
    forTests: true,
    lacks: ({ hasBrowser }) =>
      hasBrowser ? undefined : 'Chromium is missing. Install it, or name one in CHROMIUM_PATH.',
    packages: () => ({ apt: ['chromium-headless-shell', 'chromium'], brew: '--cask chromium' }),
  },
];

/** What Vite and the other tools agree on; the same as `engines` in package.json. */
export function fitsNode(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** Looks at the machine that this runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    node: process.versions.node,
    java: javaVersion(),
    hasCompiler: onPath('javac') !== undefined,
    needsCompiler: needsCompiler(),
    hasBrowser: findBrowser() !== undefined,
  };
}

/** The major version of Java on this machine; 0 where there is none. */
function javaVersion(): number {
  const { stderr, stdout } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(?:1\.)?(\d+)/.exec(`${stderr}${stdout}`);
  return found ? Number(found[1]) : 0;
}
