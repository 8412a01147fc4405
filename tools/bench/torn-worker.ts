import { commit } from '../../functions/src/store/commit/commit';
import { now } from '../../functions/src/store/kernel/clock';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import { decideRequest } from '../../functions/src/store/membership/decisions';
import { readMember } from '../../functions/src/store/membership/members';
import { requestToJoin } from '../../functions/src/store/membership/membership';

/** Makes members, lets them ask, and decides, until it is killed. */
const round = process.argv[2] ?? '0';
const system = { actor: { kind: 'system' as const, id: 'bench' }, requestId: 'bench' };
const admin = {
  actor: { kind: 'staff' as const, id: 'bench', role: 'admin' as const, name: 'Bench' },
  requestId: 'bench',
};

for (let index = 0; ; index += 1) {
  const id = `torn-${round}-${index}`;
  const profile = {
    name: id,
    email: `${id}@nexus.test`,
    title: 'T',
    bio: 'B',
    linkedinUrl: 'https://www.linkedin.com/in/x',
    skills: ['Design' as const],
  };
  const { member, account } = newMember({ at: now(), language: 'en', profile, vouched: profile.email });
  await commit({ author: system, action: 'bench.member' }, async (commit) => {
    commit.put(memberPath(id), null, member);
    commit.put(accountPath(id), null, account);
  });
  const request = await requestToJoin({ id, author: system });
  const decision = { status: index % 2 ? ('approved' as const) : ('rejected' as const) };
  const seen = (await readMember(id))?.standing ?? 0;
  await decideRequest({ id: request.id, decision, author: admin, seen });
  console.log('decided');
}
