import type { Texts } from '../search/search';
import { SKILLS, skillName, type Skill } from './skills';

/** What members are searched in by everybody who may: name in either script, title, and their skills in both languages. */
export function memberTexts({
  name,
  otherName,
  title,
  skills,
}: {
  name: string;
  otherName: string;
  title: string;
  skills: readonly string[];
}): Texts {
  const known = skills.filter((one): one is Skill => (SKILLS as readonly string[]).includes(one));
  return {
    names: otherName === '' ? [name] : [name, otherName],
    words: [title],
    labels: known.flatMap((skill) => [skill, skillName(skill).ar]),
  };
}
