import { applicationPath } from '../../functions/src/store/events/seats';
import type { SeedDocument } from './content';
import { memberId } from './members';
import { after, awake } from './moments';
import type { Sources } from './sources';

/** Who comes to which event, who waits for a seat, and who was there. */
export function attendanceDocuments(sources: Sources, content: readonly SeedDocument[]): SeedDocument[] {
  const events = [...new Set(sources.applications.map(({ event }) => event))];
  return events.flatMap((id) => {
    const event = content.find(({ path }) => path === `events/${id}`)?.data;
    if (!event) throw new Error(`applications.json names the event ${id}, which is not in events.json`);
    const seats = { confirmed: 0, waitlisted: 0, checkedIn: 0 };
    const capacity = Number(event['capacity']);
    const asked = sources.applications
      .filter((one) => one.event === id)
      .map((one) => ({ ...one, appliedAt: awake(one.daysAgo) }))
      .sort((a, b) => a.appliedAt.localeCompare(b.appliedAt));
    const applications = asked.map((one) => {
      const member = sources.members.find(({ key, status }) => key === one.member && status === 'approved');
      if (!member) throw new Error(`applications.json names ${one.member}, who is no approved member`);
      const status = capacity === 0 || seats.confirmed < capacity ? 'confirmed' : 'waitlisted';
      seats[status] += 1;
      const arrived = after(String(event['startsAt']), -0.2 + seats.checkedIn * 0.04);
      if (one.isCheckedIn) seats.checkedIn += 1;
      return {
        path: applicationPath(id, memberId(one.member)),
        data: {
          status,
          position: seats[status],
          memberId: memberId(one.member),
          eventId: id,
          name: member.profile.name ?? '',
          email: member.profile.email ?? '',
          appliedAt: one.appliedAt,
          ...(one.isCheckedIn && { checkedInAt: arrived }),
        },
      };
    });
    return [...applications, { path: `eventSeats/${id}`, data: seats }];
  });
}
