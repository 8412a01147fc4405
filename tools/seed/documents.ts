import { auditDocuments } from './activity';
import { attendanceDocuments } from './attendance';
import { contentDocuments, type SeedDocument } from './content';
import { submissionDocuments, subscriberDocuments } from './forms';
import { memberDocuments } from './members';
import { dayIn, daysAgo } from './moments';
import { readSources, type Sources } from './sources';

/** Views of public pages on the days before this one, the latest first. */
const VIEWS = [412, 365, 298, 187, 164, 351];

/** Everything that the seed writes, by path, but for accounts and what is built from it; and where it comes from. */
export function seedDocuments(): {
  sources: Sources;
  content: SeedDocument[];
  documents: Map<string, SeedDocument['data']>;
} {
  const sources = readSources();
  const at = daysAgo(500);
  const content = contentDocuments().map(({ path, data }) => ({
    path,
    data: { ...data, createdAt: at, updatedAt: at },
  }));
  const all = [
    ...content,
    ...memberDocuments(sources),
    ...staffDocuments(sources, at),
    ...attendanceDocuments(sources, content),
    ...submissionDocuments(sources),
    ...subscriberDocuments(sources),
  ];
  const documents = new Map<string, SeedDocument['data']>(all.map(({ path, data }) => [path, { ...data, version: 1 }]));
  for (const { path, data } of auditDocuments(sources, documents)) documents.set(path, data);
  for (const { path, data } of trafficDocuments()) documents.set(path, data);
  return { sources, content, documents };
}

function staffDocuments({ staff }: Sources, at: string): SeedDocument[] {
  return staff.map(({ key, email, name, role }) => ({
    path: `staff/seed-${key}`,
    data: {
      email,
      name,
      role,
      isActive: true,
      sessionsEndedAt: null,
      sessions: {},
      acceptedAt: at,
      createdAt: at,
      updatedAt: at,
    },
  }));
}

function trafficDocuments(): SeedDocument[] {
  return VIEWS.map((views, index) => {
    const day = dayIn(-index - 1);
    return { path: `traffic/${day}`, data: { day, views, reads: Math.round(views * 0.4) } };
  });
}
