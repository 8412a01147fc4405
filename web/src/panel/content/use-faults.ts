import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '@nexus/domain/bilingual';
import { faultsOf } from '@nexus/domain/errors';
import { faultSentence } from '@nexus/domain/error-sentences';
import type { Resource } from '@nexus/domain/resources/resource';
import { inputAt, placeOf } from './fault-places';

type Values = Record<string, unknown>;
/** A fault that a save was refused for; only the server knows of some. `of` is the field's value then. */
interface Refused {
  sentence: string;
  of: unknown;
}

const fieldOf = (path: string) => path.split('.')[0] ?? '';

/**
 * What a save was refused for, by path, as long as it is so: what is mended meanwhile is left out at once. `show` goes
 * to the place of a fault, on the tab of its language.
 */
export function useFaults(given: {
  resource: Resource;
  values: Values;
  language: Language;
  onTab: (tab: Language) => void;
}) {
  const { resource, values, language, onTab } = given;
  const [refused, setRefused] = useState<Record<string, Refused>>({});
  const faults = useMemo(() => {
    if (Object.keys(refused).length === 0) return {};
    const now = check(resource, values, language);
    const left = Object.entries(refused).flatMap(([path, { sentence, of }]): [string, string][] => {
      const found = now[path];
      if (found !== undefined) return [[path, found]];
      return of !== undefined && of === values[fieldOf(path)] ? [[path, sentence]] : [];
    });
    return inOrder(resource, Object.fromEntries(left));
  }, [refused, resource, values, language]);

  const show = (form: HTMLElement | null, path: string) => {
    const { tab } = placeOf({ resource, path, language });
    if (tab) flushSync(() => onTab(tab));
    const input = form && inputAt(form, path);
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  };
  /** Keeps what a save was refused for, and goes to the first of it that `form` holds. */
  const refuse = (form: HTMLElement | null, found: Record<string, string>) => {
    const known = check(resource, values, language);
    const kept = Object.entries(found).map(([path, sentence]): [string, Refused] => [
      path,
      { sentence, of: path in known ? undefined : values[fieldOf(path)] },
    ]);
    flushSync(() => setRefused(Object.fromEntries(kept)));
    const first = Object.keys(inOrder(resource, found)).find((path) => form && inputAt(form, path));
    if (first) show(form, first);
  };
  return { faults, refuse, show, check: () => check(resource, values, language), clear: () => setRefused({}) };
}

function check(resource: Resource, values: Values, language: Language): Record<string, string> {
  const checked = resource.schema.safeParse(values);
  const found = checked.success ? {} : faultsOf(checked.error);
  return Object.fromEntries(Object.entries(found).map(([path, code]) => [path, faultSentence(code, language)]));
}

/** As the fields stand on the screen. */
function inOrder(resource: Resource, faults: Record<string, string>): Record<string, string> {
  const names = resource.sections?.flatMap(({ fields }) => fields) ?? Object.keys(resource.fields);
  const place = ([path]: [string, string]) => names.indexOf(fieldOf(path));
  return Object.fromEntries(Object.entries(faults).toSorted((a, b) => place(a) - place(b)));
}
