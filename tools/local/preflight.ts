import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { REQUIREMENTS, thisMachine, type Machine, type Requirement } from './requirements';

/** What the preflight may use of the machine; tests give their own. */
export interface Means {
  look(): Machine;
  isRoot: boolean;
  hasApt: boolean;
  /** Whether somebody sits at a terminal and can be asked. */
  hasTerminal: boolean;
  ask(question: string): Promise<string>;
  /** Runs a command with its output shown. @returns whether it ended well */
  run(command: string, args: readonly string[]): boolean;
  say(line: string): void;
}

/** Something that this machine does not have. */
export interface Lack {
  name: Requirement['name'];
  /** What is missing and what to do about it, in full sentences. */
  sentence: string;
}

/**
 * Looks at once at everything that is needed, and offers to install what apt can. Nothing is installed unasked: at a
 * terminal it asks; without one it does so only for root, as in a container, where nobody can be asked; `NEXUS_INSTALL=no`
 * forbids it, `NEXUS_INSTALL=yes` answers before.
 * @returns what is still lacking
 */
export async function preflight(purpose: 'start' | 'tests', means: Means = ours()): Promise<Lack[]> {
  const lacking = (machine: Machine) =>
    REQUIREMENTS.filter(({ forTests, lacks }) => (purpose === 'tests' || !forTests) && lacks(machine));
  let machine = means.look();
  const installable = means.hasApt ? lacking(machine).filter(({ packages }) => packages) : [];
  if (installable.length > 0 && (await isAllowed(installable, machine, means))) {
    install(installable, machine, means);
    machine = means.look();
  }
  return lacking(machine).map((one) => ({ name: one.name, sentence: told(one, machine, means) }));
}

async function isAllowed(wanted: readonly Requirement[], machine: Machine, means: Means): Promise<boolean> {
  const answer = process.env['NEXUS_INSTALL'];
  if (answer) return answer === 'yes';
  if (!means.hasTerminal) return means.isRoot;
  const names = wanted.map((one) => one.packages?.(machine).apt[0]).join(' and ');
  return /^y/i.test(await means.ask(`Nexus needs ${names}. Install with apt? (y/n) `));
}

function install(wanted: readonly Requirement[], machine: Machine, means: Means): void {
  const apt = (...args: string[]) =>
    means.isRoot ? means.run('apt-get', args) : means.run('sudo', ['apt-get', ...args]);
  apt('update', '-qq');
  for (const one of wanted)
    for (const name of one.packages?.(machine).apt ?? []) {
      means.say(`• Installing ${name} with apt`);
      // What a package brings is asked of the machine: some are there and bring nothing.
      if (apt('install', '-y', '-qq', '--no-install-recommends', name) && !one.lacks(means.look())) break;
    }
}

function told({ lacks, packages }: Requirement, machine: Machine, { hasApt, isRoot }: Means): string {
  const sentence = lacks(machine) ?? '';
  if (!packages) return sentence;
  const { apt, brew } = packages(machine);
  if (hasApt) return `${sentence}\n    ${isRoot ? '' : 'sudo '}apt-get install ${apt.at(-1)}`;
  return machine.platform === 'darwin' ? `${sentence}\n    brew install ${brew}` : sentence;
}

function ours(): Means {
  return {
    look: thisMachine,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    hasTerminal: Boolean(process.stdin.isTTY && process.stdout.isTTY),
    ask: async (question) => {
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      const answer = await terminal.question(question);
      terminal.close();
      return answer;
    },
    run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
    say: (line) => console.log(line),
  };
}
