import { aStaff } from '../../../tests/setup/people';
import { ask, row } from './bill';
import { messageIn } from './mails';
import { somebody } from './members';

/** What members write to each other, blocks and reports. */
export async function messages(): Promise<void> {
  const [sender, reader] = [await somebody(), await somebody()];
  const to = { params: { id: reader.id }, token: sender.token };
  await row('writing to a member', () => ask('writeToMember', { ...to, body: { text: 'Shall we meet?' } }));
  const theirs = { params: { id: await messageIn(reader.email) }, token: reader.token };
  await row('reading it again', () => ask('readMessage', theirs));
  await row('answering a message', () => ask('answerMessage', { ...theirs, body: { text: 'Gladly.' } }));
  await row('reporting one', () => ask('reportMessage', { ...theirs, body: { note: 'An offer' } }));
  const pair = { params: { id: reader.id, other: sender.id }, token: reader.token };
  await row('blocking somebody', () => ask('block', { ...pair, body: {} }));
  await row('writing to who blocked one', () => ask('writeToMember', { ...to, body: { text: 'Again?' } }));
  await row('looking whom one blocked', () => ask('listBlocks', pair));
  await row('unblocking them', () => ask('unblock', pair));
  const { token } = await aStaff('admin');
  const { json } = await row('the reports, one of them', () => ask('listReports', { token }));
  const id = String(json[0].id);
  await row('closing a report', () =>
    ask('changeReport', { params: { id }, token, body: { state: 'closed' }, seen: json[0].version as number }),
  );
}
