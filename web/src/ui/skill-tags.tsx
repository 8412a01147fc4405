import type { ReactNode } from 'react';
import { skillName, type Skill } from '@nexus/domain/membership/skills';
import { useLanguage } from '../lib/words/use-words';

/** Somebody's skills in the language of the screen, and what stands in a line with them. */
export function SkillTags({ skills, children }: { skills: readonly Skill[]; children?: ReactNode }) {
  const language = useLanguage();
  return (
    <div className="skills">
      {skills.map((skill) => (
        <span key={skill} className="tag">
          {skillName(skill)[language]}
        </span>
      ))}
      {children}
    </div>
  );
}
