export type Script = 'arabic' | 'latin';

/** The script that most letters of a name are written in; undefined where it has none of either. */
export function scriptOf(name: string): Script | undefined {
  const [arabic, latin] = [/\p{Script=Arabic}/gu, /\p{Script=Latin}/gu].map((one) => name.match(one)?.length ?? 0);
  if (!arabic && !latin) return undefined;
  return (arabic ?? 0) >= (latin ?? 0) ? 'arabic' : 'latin';
}

/** Whether both are written in one script, so that the one is no other way to read the other. */
export function isSameScript(name: string, other: string): boolean {
  const script = scriptOf(other);
  return script !== undefined && script === scriptOf(name);
}
