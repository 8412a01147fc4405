import type { Texts } from '../search/search';
import { SKILLS, skillName, type Skill } from './skills';

/** What members are searched in by everybody who may: name, title, and their skills in both languages. */
export function memberTexts({
  name,
  title,
  skills,
}: {
  name: string;
  title: string;
  skills: readonly string[];
}): Texts {
  const known = skills.filter((one): one is Skill => (SKILLS as readonly string[]).includes(one));
  return { names: [name], words: [title], labels: known.flatMap((skill) => [skill, skillName(skill).ar]) };
}
