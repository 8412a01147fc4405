import { LANGUAGES, type Language } from '@nexus/domain/bilingual';
import type { Field } from '@nexus/domain/fields/field';
import type { Resource } from '@nexus/domain/resources/resource';
import { formatNumber } from '../../lib/format';
import { LANGUAGE_NAMES } from '../../lib/language-names';

/** Where a fault is: what a person calls the place, and the language it is written in where it is of one. */
export interface Place {
  label: string;
  tab: Language | undefined;
}

/** The place of `speakers.0.name.ar`: "Speakers 1: Name (العربية)", on the Arabic tab. */
export function placeOf(given: { resource: Pick<Resource, 'fields'>; path: string; language: Language }): Place {
  const { resource, path, language } = given;
  const [name = '', ...rest] = path.split('.');
  const parts: string[] = [resource.fields[name]?.label[language] ?? name];
  let field: Field | undefined = resource.fields[name];
  let tab: Language | undefined;
  for (const step of rest) {
    const inner: Field | undefined = field?.fields?.[step];
    const spoken = LANGUAGES.find((one) => one === step && field?.translatable);
    if (/^\d+$/.test(step)) parts[parts.length - 1] += ` ${formatNumber(Number(step) + 1, language)}`;
    else if (spoken) tab = spoken;
    else parts.push(inner?.label[language] ?? step);
    if (inner) field = inner;
  }
  return { label: parts.join(': ') + (tab ? ` (${LANGUAGE_NAMES[tab]})` : ''), tab };
}

/** The input in which the value at `path` is typed, or that of the nearest place around it. */
export function inputAt(form: ParentNode, path: string): HTMLElement | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const place = form.querySelector(`[data-path="${CSS.escape(at)}"]`);
    const input = place?.querySelector<HTMLElement>('input:not([type=file]), textarea, select, button');
    if (input) return input;
  }
  return null;
}

/** Inputs that hold something that is not a value: half a date, a number with letters. By path, each with its sentence. */
export function unreadableIn(
  form: ParentNode | null,
  sentences: { half: string; number: string },
): Record<string, string> {
  const inputs = [...(form?.querySelectorAll('input') ?? [])].filter((input) => input.validity.badInput);
  const found = inputs.flatMap((input): [string, string][] => {
    const path = input.closest<HTMLElement>('[data-path]')?.dataset['path'];
    return path ? [[path, input.type === 'number' ? sentences.number : sentences.half]] : [];
  });
  return Object.fromEntries(found);
}
