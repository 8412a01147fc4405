import { Avatar } from '../../src/ui/avatar';
import { badgeClass } from '../../src/ui/badge';
import { MemberLinks } from '../../src/ui/member-links';
import { SkillTags } from '../../src/ui/skill-tags';
import { tagClass } from '../../src/ui/tag';
import { Band, Mark } from '../../src/ui/tone';
import { Translated } from '../../src/ui/translated';
import { Group, Specimen, useSay } from '../specimen';

const TONES = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
/** Names whose initials have each of the colours. */
const NAMES = ['Omar Said', 'Mona Ali', 'Nour Adel'];

export function Marks() {
  const say = useSay();
  return (
    <Group title="Marks">
      {TONES.map((tone) => (
        <Specimen key={tone} name={`badge, ${tone}`}>
          <span className={badgeClass(tone)}>{say('Active', 'نشط')}</span>
        </Specimen>
      ))}
      <Specimen name="badge with a dot">
        <span className={badgeClass('accent', { dot: true })}>{say('Live now', 'الآن')}</span>
      </Specimen>
      <Specimen name="tag">
        <span className={tagClass()}>{say('Housing', 'إسكان')}</span>
      </Specimen>
      <Specimen name="mark of the other language">
        <Translated of={{ fallbacks: ['title'] }} />
      </Specimen>
      <Specimen name="band of a program">
        <Band gradient="from-teal-500 to-amber-500" />
      </Specimen>
      <Specimen name="mark of a program">
        <Mark color="teal" />
      </Specimen>
      <Specimen name="skills" span={6}>
        <SkillTags skills={['Design', 'Investment', 'Feasibility Models']} />
      </Specimen>
      <Specimen name="links of a member">
        <MemberLinks
          member={{ name: 'Omar', linkedinUrl: 'https://nexus.example/', githubUrl: 'https://nexus.example/' }}
        />
      </Specimen>
      {SIZES.map((size) => (
        <Specimen key={size} name={`picture of a person, ${size}`}>
          <Avatar name="Mariam" src="/pictures/portraits/portrait-01.svg" size={size} />
        </Specimen>
      ))}
      {NAMES.map((name) => (
        <Specimen key={name} name={`initials of ${name}`}>
          <Avatar name={name} src="" />
        </Specimen>
      ))}
      <Specimen name="initials in Arabic">
        <Avatar name="مريم فهمي" src="" size="medium" />
      </Specimen>
    </Group>
  );
}
