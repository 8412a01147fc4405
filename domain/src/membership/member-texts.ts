import type { Texts } from '../search/texts';
import { isSkill, skillName } from './skills';

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
  const known = skills.filter(isSkill);
  return {
    names: otherName === '' ? [name] : [name, otherName],
    words: [title],
    labels: known.flatMap((skill) => [skill, skillName(skill).ar]),
  };
}
