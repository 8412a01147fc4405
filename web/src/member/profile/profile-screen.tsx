import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OwnMember } from '@nexus/domain/membership/member';
import { paths } from '../../lib/paths';
import { useMember, useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Live } from '../../live/live';
import { Button, buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { AddressNotice } from './address-notice';
import { CompletionCard } from './completion-card';
import { MailChoices } from './mail-choices';
import { MembershipNotice } from './membership-notice';
import { OwnSignIns } from './own-sign-ins';
import { ProfileEditor } from './profile-editor';
import { ProfileFacts } from './profile-facts';
import { ProfileHead } from './profile-head';
import { draftedProfile } from './use-profile-form';
import { WantedNotice } from './wanted-notice';
import { YourData } from './your-data';
import { Confirmed } from '../page/confirmed';
import { recipeClass } from '../../theme/recipe-class';

/** My Profile, to read or to edit. What an address says about who somebody is grants nothing and is cleaned away. */
export function ProfileScreen() {
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    if (search.size > 0) setSearch({}, { replace: true });
  }, [search, setSearch]);
  return member && <Profile key={member.id} member={member} />;
}

function Profile({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const [isEditing, setEditing] = useState(() => draftedProfile() !== undefined);
  const [choosesPhoto, setChoosesPhoto] = useState(false);
  const edit = (photo: boolean) => {
    setChoosesPhoto(photo);
    setEditing(true);
  };
  return (
    <div className="wrap page">
      <LiveMembership {...member} />
      <div className="row between profile-title">
        <PageTitle title={isEditing ? t('profile.editTitle') : t('profile.title')} />
        {!isEditing && (
          <div className="row">
            {member.isApproved && (
              <>
                <Link className={buttonClass({})} to={paths.myEvents}>
                  {t('profile.myEvents')}
                </Link>
                <Link className={buttonClass({})} to={paths.mentors}>
                  {t('home.mentors')}
                </Link>
                <Link className={buttonClass({})} to={paths.member(member.id)}>
                  {t('profile.asSeen')}
                </Link>
              </>
            )}
            <Button onClick={() => edit(false)}>{t('profile.edit')}</Button>
          </div>
        )}
      </div>
      {isEditing ? (
        <ProfileEditor member={member} choosesPhoto={choosesPhoto} onDone={() => setEditing(false)} />
      ) : (
        <div className={recipeClass('stack', { gap: 'wide' })}>
          <AddressNotice member={member} />
          <MembershipNotice member={member} onEdit={() => edit(false)} />
          <WantedNotice member={member} />
          <div className="profile-grid">
            <div className="stack">
              <ProfileHead member={member} onPhoto={() => edit(true)} />
              <CompletionCard member={member} onEdit={() => edit(false)} />
            </div>
            <div className={recipeClass('stack', { gap: 'wide' })}>
              <ProfileFacts member={member} />
              <Confirmed badges={member.confirmed} />
            </div>
          </div>
          <MailChoices member={member} />
          <OwnSignIns />
          <YourData member={member} />
        </div>
      )}
    </div>
  );
}

/** While a request is open, the decision appears as soon as it is made, and so does a question. */
function LiveMembership({ id, status, standing, hasOpenRequest }: OwnMember) {
  const { refresh } = useSession();
  if (status === 'approved' || !hasOpenRequest) return null;
  return (
    <Live
      path={`members/${id}`}
      onChange={(seen) =>
        ((seen['status'] ?? 'pending') !== status || (seen['standing'] ?? 0) !== standing) && void refresh()
      }
    />
  );
}
