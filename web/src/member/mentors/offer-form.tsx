import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import type { OwnOffer } from '@nexus/domain/contract/mentors';
import { MENTORING } from '@nexus/domain/limits';
import { mentorOffer } from '@nexus/domain/membership/mentoring';
import { SKILLS } from '@nexus/domain/membership/skills';
import { Field } from '../../controls/field';
import { Select } from '../../controls/input';
import { FormSkeleton } from '../../controls/skeletons';
import { Alert, ErrorState } from '../../controls/states';
import { Switch } from '../../controls/switch';
import { TextField } from '../../controls/text-field';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useFormDraft } from '../../lib/use-form-draft';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { SkillsChooser } from '../profile/skills-chooser';
import { useMentoringAgain } from './use-mentoring';

/** What one offers as a mentor, to read and to change. */
export function OfferForm({ memberId }: { memberId: string }) {
  const t = useWords('mentors', 'offer');
  const { data, error, refetch } = useQuery({
    queryKey: ['mentor-offer', memberId],
    queryFn: ({ signal }) => api('GET /api/mentoring', { signal }),
    staleTime: 0,
  });
  if (error && !data) return <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={t('loading')}>
        <FormSkeleton count={6} />
      </div>
    );
  return <Offered offer={data} />;
}

/** What was typed, finished or not. */
const unfinished = z.object({
  isOn: z.boolean(),
  skills: z.array(z.enum(SKILLS)),
  topics: z.string(),
  places: z.number(),
  hours: z.string(),
});
const offerIn = (kept: unknown) => unfinished.safeParse(kept).data;
const PLACES = Array.from({ length: MENTORING.places }, (_, index) => index + 1);

function Offered({ offer: { taken, ...saved } }: { offer: OwnOffer }) {
  const t = useWords('mentors', 'offer');
  const language = useLanguage();
  const toast = useToast();
  const again = useMentoringAgain();
  const offer = useSchemaForm({ schema: mentorOffer, values: saved, fieldOf: { placesTaken: 'places' } });
  const drop = useFormDraft({ form: offer.form, name: 'mentor-offer', read: offerIn });
  const { control, getFieldState, formState } = offer.form;
  const faultOf = (name: 'skills' | 'places') => getFieldState(name, formState).error?.message;
  const save = offer.submit(async (values) => {
    offer.form.reset(await api('PUT /api/mentoring', { body: values }).then(({ taken: _taken, ...after }) => after));
    drop();
    toast({ title: t('saved') });
    await again();
  });
  const giveUp = () => {
    offer.form.reset();
    drop();
  };
  return (
    <form className="card padded stack" noValidate onSubmit={save} aria-label={t('title')}>
      <div>
        <h2 className="small-title">{t('title')}</h2>
        <p className="muted">{t('text')}</p>
      </div>
      <Controller
        control={control}
        name="isOn"
        render={({ field: { value, onChange } }) => (
          <Switch label={t('isOn')} help={t('isOnHelp')} isOn={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="skills"
        render={({ field: { value, onChange, ref } }) => (
          <SkillsChooser
            label={t('skills')}
            help={t('skillsHelp')}
            full={t('skillsFull')}
            max={MENTORING.skills}
            fault={faultOf('skills')}
            chosen={value}
            onChange={onChange}
            innerRef={ref}
          />
        )}
      />
      <TextField of={offer} name="topics" label={t('topics')} help={t('topicsHelp')} maxLength={MENTORING.words} />
      <div className="form-grid">
        <Field
          label={t('places')}
          fault={faultOf('places')}
          help={taken > 0 ? t('taken', { n: formatNumber(taken, language) }) : undefined}
        >
          <Controller
            control={control}
            name="places"
            render={({ field: { value, onChange, ref } }) => (
              <Select
                ref={ref}
                value={String(value)}
                options={PLACES.map((n) => ({ value: String(n), label: formatNumber(n, language) }))}
                onChange={(event) => onChange(Number(event.target.value))}
              />
            )}
          />
        </Field>
        <TextField of={offer} name="hours" label={t('hours')} help={t('hoursHelp')} maxLength={MENTORING.hours} />
      </div>
      {offer.failure && <Alert tone="bad" title={offer.failure} />}
      <div className="row">
        <Button type="submit" variant="primary" isBusy={offer.isBusy}>
          {t('save')}
        </Button>
        {formState.isDirty && <Button onClick={giveUp}>{t('giveUp')}</Button>}
      </div>
    </form>
  );
}
