import type { Mentorship } from '@nexus/domain/contract/mentors';
import { MentorshipLine } from './mentorship-line';
import { useAnswer } from './use-mentoring';

/** Requests or mentorships, each with what one may say to it. */
export function MentorshipLines({ all }: { all: readonly Mentorship[] }) {
  const { say, busyId } = useAnswer();
  return (
    <ul className="stack">
      {all.map((one) => (
        <MentorshipLine
          key={one.id}
          mentorship={one}
          isBusy={busyId === one.id}
          onSay={(answer) => void say(one, answer)}
        />
      ))}
    </ul>
  );
}
