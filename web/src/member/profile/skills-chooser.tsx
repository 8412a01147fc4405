import type { Ref } from 'react';
import { SKILLS, skillName, type Skill } from '@nexus/domain/membership/skills';
import { Chips } from '../../controls/chips';
import { Fieldset } from '../../controls/fieldset';
import { useLanguage } from '../../lib/words/use-words';

/** Some of the ten skills. One more than `max` is ignored, and the help says why. */
export function SkillsChooser(props: {
  label: string;
  help: string;
  /** Said instead when as many are chosen as may be. */
  full: string;
  max: number;
  required?: boolean;
  fault?: string | undefined;
  chosen: Skill[];
  onChange: (skills: Skill[]) => void;
  innerRef?: Ref<HTMLButtonElement>;
}) {
  const language = useLanguage();
  const { label, help, full, max, required, fault, chosen, onChange, innerRef } = props;
  return (
    <Fieldset label={label} required={required} help={chosen.length >= max ? full : help} fault={fault}>
      <Chips
        ref={innerRef}
        options={SKILLS.map((skill) => ({ value: skill, label: skillName(skill)[language] }))}
        chosen={chosen}
        onChange={onChange}
        max={max}
      />
    </Fieldset>
  );
}
