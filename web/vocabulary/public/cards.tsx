import { cardClass } from '../../src/ui/card';
import { EventCard } from '../../src/ui/event-card';
import { ExpertCard, ExpertList } from '../../src/ui/expert-card';
import { gridClass } from '../../src/ui/grid';
import { PartnerLogos } from '../../src/ui/partner-logos';
import { PastEvents } from '../../src/ui/past-events';
import { ProgramCard } from '../../src/ui/program-card';
import { StoryCard } from '../../src/ui/story-card';
import { useSamples } from '../samples';
import { Group, Specimen, useSay } from '../specimen';

const COLUMNS = ['two', 'three', 'four'] as const;

export function Cards() {
  const say = useSay();
  const { event, expert, program, story, partner, over, live } = useSamples();
  const card = say('A card', 'بطاقة');
  return (
    <Group title="Cards">
      <Specimen name="card">
        <div className={cardClass()}>{card}</div>
      </Specimen>
      <Specimen name="card, padded">
        <div className={cardClass({ padded: true })}>{card}</div>
      </Specimen>
      <Specimen name="card that is a link, pointed at" pseudo="hover">
        <a className={cardClass({ padded: true, link: true })} href="#main">
          {card}
        </a>
      </Specimen>
      {COLUMNS.map((columns) => (
        <Specimen key={columns} name={`cards in ${columns} columns`} span={4}>
          <div className={gridClass(columns)}>
            {COLUMNS.map((other) => (
              <div key={other} className={cardClass({ padded: true })} />
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name="event to come" span={4}>
        <EventCard event={event} drawnAt={Date.now()} isFirst />
      </Specimen>
      <Specimen name="event that goes on, featured, in the other language" span={4}>
        <EventCard event={{ ...event, ...live, isFeatured: true, fallbacks: ['title'] }} drawnAt={Date.now()} isFirst />
      </Specimen>
      <Specimen name="event that is over, without a picture" span={4}>
        <EventCard event={{ ...event, ...over, imageUrl: '' }} drawnAt={Date.now()} />
      </Specimen>
      <Specimen name="past events" span={6}>
        <PastEvents events={[{ ...event, ...over }]} />
      </Specimen>
      <Specimen name="program" span={6}>
        <ul>
          <ProgramCard program={program} />
        </ul>
      </Specimen>
      <Specimen name="expert" span={6}>
        <ExpertList>
          <ExpertCard expert={expert} />
        </ExpertList>
      </Specimen>
      <Specimen name="expert on the home page, without a picture" span={6}>
        <ExpertList>
          <ExpertCard expert={{ ...expert, imageUrl: '' }} isShort />
        </ExpertList>
      </Specimen>
      <Specimen name="story">
        <StoryCard story={story} />
      </Specimen>
      <Specimen name="logos of partners">
        <PartnerLogos partners={[partner]} />
      </Specimen>
    </Group>
  );
}
