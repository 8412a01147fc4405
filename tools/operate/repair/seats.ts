import { isDeepStrictEqual } from 'node:util';
import { db } from '../../../functions/src/firebase';
import { withoutMeta, type Data } from '../../../functions/src/store/kernel/documents';
import { countsIn, seatsPath, type Application, type Seats } from '../../../functions/src/store/events/seats';
import { everyOne, inOneStep, type Drift } from './drift';

const NONE: Seats = { confirmed: 0, waitlisted: 0, checkedIn: 0 };

/** How many are in, wait and are here at each event, beside the applications themselves. */
export async function seatsDrift(): Promise<Drift[]> {
  const wanted = new Map<string, Seats>();
  for await (const { data, eventId } of applications(db().collectionGroup('applications')))
    wanted.set(eventId, counted(wanted.get(eventId) ?? NONE, data));
  const found: Drift[] = [];
  const compare = (id: string, stored: Data | undefined) => {
    const [should, are] = [wanted.get(id) ?? NONE, countsIn((stored ?? null) as Partial<Seats> | null)];
    wanted.delete(id);
    if (isDeepStrictEqual(should, are)) return;
    found.push({ what: `events/${id}: ${said(are)} are counted, ${said(should)} applied`, mend: () => mendSeats(id) });
  };
  for await (const one of everyOne(db().collection('eventSeats'))) compare(one.id, one.data());
  for (const id of wanted.keys()) compare(id, undefined);
  return found;
}

const said = ({ confirmed, waitlisted, checkedIn }: Seats) => `${confirmed}+${waitlisted} (${checkedIn} here)`;

async function* applications(of: FirebaseFirestore.CollectionGroup | FirebaseFirestore.CollectionReference) {
  for await (const one of everyOne(of)) {
    const eventId = one.ref.parent.parent?.id;
    if (eventId) yield { eventId, data: one.data() as Application };
  }
}

function counted(seats: Seats, { status, checkedInAt }: Application): Seats {
  if (status === 'givenBack') return seats;
  return { ...seats, [status]: seats[status] + 1, checkedIn: seats.checkedIn + (checkedInAt ? 1 : 0) };
}

/** Every application writes the event's seats too: where one came meanwhile, this is tried again. */
function mendSeats(id: string): Promise<void> {
  return inOneStep(async (attempt) => {
    const stored = await attempt.read(seatsPath(id));
    let seats = NONE;
    for await (const { data } of applications(db().collection(`events/${id}/applications`)))
      seats = counted(seats, data);
    attempt.write(seatsPath(id), { ...withoutMeta(stored ?? {}), ...seats, version: (stored?.version ?? 0) + 1 });
  });
}
