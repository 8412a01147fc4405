import { useId, type Ref } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { SKILLS, skillName, type Skill } from '@nexus/domain/membership/skills';
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
  const id = useId();
  const isFull = props.chosen.length >= LIMITS.skillsMax;
  const toggle = (skill: Skill) => {
    if (props.chosen.includes(skill)) props.onChange(props.chosen.filter((one) => one !== skill));
    else if (!isFull) props.onChange([...props.chosen, skill]);
  };
  return (
    <fieldset className="field plain" aria-describedby={`${id}-help`}>
      <legend className="lab">
        <span>
          {props.label} <span className="req">*</span>
        </span>
      </legend>
      <div className="skills">
        {SKILLS.map((skill, index) => (
          <button
            key={skill}
            ref={index === 0 ? props.innerRef : undefined}
            type="button"
            className="chip"
            aria-pressed={props.chosen.includes(skill)}
            aria-disabled={isFull && !props.chosen.includes(skill)}
            onClick={() => toggle(skill)}
          >
            {skillName(skill)[language]}
          </button>
        ))}
      </div>
      <p className="help" id={`${id}-help`} aria-live="polite">
        {isFull ? t('fields.skillsFull') : props.help}
      </p>
      {props.fault && <p className="err">{props.fault}</p>}
    </fieldset>
  );
}
