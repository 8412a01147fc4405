import { useState } from 'react';
import { api } from './api-client';
import { useConfirm } from './confirm';
import { useMember } from './session';
import { useToast } from './toasts';
import { useWords } from './words/use-words';

interface Given {
  eventId: string;
  status: 'confirmed' | 'waitlisted';
  /** Whether applications are taken still. */
  isOpen: boolean;
  /** Afterwards, whether it went well or not: what is shown is read anew. */
  onDone: () => Promise<unknown>;
}

/** *I cannot come*: asks, and gives back a seat or a place on the waitlist. */
export function useGiveBack(): { giveBack: (given: Given) => Promise<void>; busyId: string } {
  const t = useWords('attending');
  const confirm = useConfirm();
  const toast = useToast();
  const member = useMember();
  const [busyId, setBusyId] = useState('');
  const giveBack = async ({ eventId, status, isOpen, onDone }: Given) => {
    const isSeat = status === 'confirmed';
    const title = isSeat ? t('ask') : t('askPlace');
    const text = t(`${isSeat ? 'askText' : 'askPlaceText'}${isOpen ? '' : 'Closed'}`);
    if (!member || !(await confirm({ title, text, confirm: t('yes') }))) return;
    setBusyId(eventId);
    try {
      await api('DELETE /api/events/{id}/applications/{memberId}', { params: { id: eventId, memberId: member.id } });
      toast(isSeat ? { title: t('given'), text: t('givenText') } : { title: t('givenPlace') });
    } catch (error) {
      toast({ title: t('giveFailed'), error });
    }
    await onDone();
    setBusyId('');
  };
  return { giveBack, busyId };
}
