import type { OwnMember } from '@nexus/domain/membership/member';
import type { TextsOf } from '../../lib/words/areas';

/** What happens after a request was sent; an email is promised only where there is an address to write to. */
export function requestedText({ emailInUse }: OwnMember, t: TextsOf<'members'>): string {
  return emailInUse === '' ? t('complete.requestedUnwritten') : t('complete.requestedText');
}
