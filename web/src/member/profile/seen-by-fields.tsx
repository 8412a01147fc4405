import { Controller } from 'react-hook-form';
import { PARTS } from '@nexus/domain/membership/seen-by';
import { Field } from '../../controls/field';
import { Select } from '../../controls/input';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import type { ProfileForm } from './use-profile-form';

/** Who sees each part of the profile that is its owner's to show. */
export function SeenByFields({ of }: { of: ProfileForm }) {
  const t = useWords('members', 'seenBy');
  return (
    <section className="stack" aria-labelledby="seen-by">
      <div>
        <h2 className="small-title" id="seen-by">
          {t('title')}
        </h2>
        <p className={recipeClass('help')}>{t('text')}</p>
      </div>
      <Controller
        control={of.form.control}
        name="visibility"
        render={({ field: { value, onChange } }) => (
          <div className="form-grid">
            {PARTS.map(({ part, choices }) => (
              <Field key={part} label={t(`parts.${part}`)}>
                <Select
                  value={value[part] ?? 'members'}
                  options={choices.map((choice) => ({ value: choice, label: t(choice) }))}
                  onChange={(event) => onChange({ ...value, [part]: event.target.value })}
                />
              </Field>
            ))}
          </div>
        )}
      />
    </section>
  );
}
