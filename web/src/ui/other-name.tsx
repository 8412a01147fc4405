import { scriptOf } from '@nexus/domain/names/script';

/** A person's name in the other script, beside the one that they go by; nothing where they gave none. */
export function OtherName({ of: { otherName } }: { of: { otherName: string } }) {
  if (otherName === '') return null;
  return (
    <>
      {' '}
      <bdi className="other-name" lang={scriptOf(otherName) === 'arabic' ? 'ar' : 'en'}>
        {otherName}
      </bdi>
    </>
  );
}
