import { useCallback, useRef, useState } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import type { ModeratedMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import type { TextsOf } from '../../lib/words/areas';
import { useWords } from '../../lib/words/use-words';
import { useConfirm } from '../../lib/confirm';
import { Emphasized } from '../../ui/emphasized';
import { useToast } from '../../lib/toasts';
import { useRefetch } from '../use-waiting';

export interface Decided {
  member: ModeratedMember;
  /** The request to decide, if the card shows one; the member otherwise. */
  requestId?: string;
}

/**
 * Asks, decides, and loads the lists again as specified: after half a second, and for an approved request up to two
 * more times a second apart until the member shows as approved.
 */
export function useDecide() {
  const t = useWords('admin');
  const confirm = useConfirm();
  const toast = useToast();
  const refetch = useRefetch('members');
  const [busyId, setBusyId] = useState<string>();
  /** What was written for a decision that failed or was left: it stands there when it is tried again. */
  const reasons = useRef(new Map<string, string>());

  const decide = useCallback(
    async ({ member, requestId }: Decided, status: 'approved' | 'rejected') => {
      const name = member.name || t('members.unknownName');
      const kept = reasons.current;
      const onWrite = (reason: string) => void kept.set(member.id, reason);
      const asked = question({ member, status, name, t, reason: kept.get(member.id) ?? '', onWrite });
      const answer = await confirm({ ...asked, isDangerous: status === 'rejected' });
      if (!answer) return;
      setBusyId(member.id);
      const body = { status, ...(answer.note && { reason: answer.note }) };
      // What was seen goes along: somebody else may have decided since.
      const headers = { 'if-match': `"${member.standing}"` };
      try {
        if (requestId) await api('PUT /api/join-requests/{id}', { params: { id: requestId }, body, headers });
        else await api('PUT /api/members/{id}', { params: { id: member.id }, body, headers });
        kept.delete(member.id);
        const title = status === 'approved' ? t('members.approvedToast') : t('members.rejectedToast');
        // Who has confirmed no address is told on their profile alone.
        toast({ title, ...(member.isEmailConfirmed && { text: t('members.toldByMail', { name }) }) });
        await pause(LIMITS.refetchDelay);
        await refetch();
        if (requestId && status === 'approved') await untilApproved(member.id, refetch);
      } catch (error) {
        toast(failure(error, status, t));
        await refetch();
      } finally {
        setBusyId(undefined);
      }
    },
    [confirm, refetch, t, toast],
  );
  return { decide, busyId };
}

function question(given: {
  member: ModeratedMember;
  status: 'approved' | 'rejected';
  name: string;
  t: TextsOf<'admin'>;
  reason: string;
  onWrite: (reason: string) => void;
}) {
  const { member, status, name, t } = given;
  const key =
    status === 'approved'
      ? member.status === 'rejected'
        ? 'restore'
        : 'approve'
      : member.status === 'approved'
        ? 'revoke'
        : 'reject';
  return {
    title: t(`members.confirm.${key}Title`),
    text: <Emphasized text={t.raw(`members.confirm.${key}`)} values={{ name }} />,
    confirm: t(status === 'approved' ? 'members.confirm.yesApprove' : 'members.confirm.yesReject'),
    ...(status === 'rejected' && {
      note: {
        label: t('members.confirm.reason'),
        help: t(member.isEmailConfirmed ? 'members.confirm.reasonHelp' : 'members.confirm.reasonHelpUntold'),
        maxLength: LIMITS.reasonCharacters,
        value: given.reason,
        onWrite: given.onWrite,
      },
    }),
  };
}

/** The specified words for a failure. Who decided meanwhile is said once, by the server's sentence. */
function failure(error: unknown, status: 'approved' | 'rejected', t: TextsOf<'admin'>) {
  if (error instanceof ApiError && error.status === 409) return { title: error.sentence, isBad: true };
  return { title: status === 'approved' ? t('members.approveFailed') : t('members.rejectFailed'), error };
}

async function untilApproved(id: string, refetch: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < LIMITS.refetchAttempts; attempt += 1) {
    const member = await api('GET /api/members/{id}', { params: { id } }).catch(() => undefined);
    if (member?.status === 'approved') return;
    await pause(LIMITS.refetchPause);
    await refetch();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
