import type { Ref } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { SKILLS, skillName, type Skill } from '@nexus/domain/membership/skills';
import { Chips } from '../../controls/chips';
import { Fieldset } from '../../controls/fieldset';
import { useLanguage, useWords } from '../../lib/words/use-words';

/** One to three of the ten skills. A fourth is ignored, and the help says why. */
export function SkillsChooser(props: {
  label: string;
  help: string;
  fault?: string | undefined;
  chosen: Skill[];
  onChange: (skills: Skill[]) => void;
  innerRef?: Ref<HTMLButtonElement>;
}) {
  const t = useWords('members');
  const language = useLanguage();
  const { label, help, fault, chosen, onChange, innerRef } = props;
  const isFull = chosen.length >= LIMITS.skillsMax;
  return (
    <Fieldset label={label} required help={isFull ? t('fields.skillsFull') : help} fault={fault}>
      <Chips
        ref={innerRef}
        options={SKILLS.map((skill) => ({ value: skill, label: skillName(skill)[language] }))}
        chosen={chosen}
        onChange={onChange}
        max={LIMITS.skillsMax}
      />
    </Fieldset>
  );
}
