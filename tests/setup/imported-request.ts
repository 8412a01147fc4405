import { db } from '../../functions/src/firebase';

/** An open request to join as an import leaves it: it belongs to nobody's profile but by its data. @returns its id */
export async function anImportedRequest(data: { memberId?: string; email?: string; name?: string }): Promise<string> {
  const { id } = await db()
    .collection('joinRequests')
    .add({
      status: 'new',
      submittedAt: new Date().toISOString(),
      decidedAt: null,
      decidedBy: '',
      reason: '',
      version: 1,
      data: { memberId: '', email: '', name: '', title: '', picture: '', linkedinUrl: '', skills: [], ...data },
    });
  return id;
}
