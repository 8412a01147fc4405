/**
 * For a command that is told nothing: with `--help` it prints what it does and ends, any other word is refused. Call
 * before anything is done.
 */
export function toldNothing(help: string): void {
  const words = process.argv.slice(2);
  if (words.length === 0) return;
  console.log(help);
  process.exit(words.includes('--help') ? 0 : 1);
}
