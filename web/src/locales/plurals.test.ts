import { expect, test } from 'vitest';
import arAdmin from './ar/admin';
import arCommon from './ar/common';
import arMembers from './ar/members';
import arSignedIn from './ar/signed-in';
import arSite from './ar/site';
import enAdmin from './en/admin';
import enCommon from './en/common';
import enMembers from './en/members';
import enSignedIn from './en/signed-in';
import enSite from './en/site';

const ARABIC = [arAdmin, arCommon, arMembers, arSignedIn, arSite];
const ENGLISH = [enAdmin, enCommon, enMembers, enSignedIn, enSite];

const FORM = /_(zero|one|two|few|many|other)$/;

/** The counted texts of a language: their forms, by what they say. */
function counted(bundle: object, at = ''): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [name, value] of Object.entries(bundle) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null)
      for (const [path, forms] of counted(value, `${at}${name}.`)) found.set(path, forms);
    const form = FORM.exec(name)?.[1];
    if (typeof value !== 'string' || !form) continue;
    const path = at + name.replace(FORM, '');
    found.set(path, (found.get(path) ?? new Map<string, string>()).set(form, value));
  }
  return found;
}

test('what is counted has every form of its language: two in English, six in Arabic, five where it is never nothing', () => {
  const english = ENGLISH.flatMap((bundle) => [...counted(bundle)]);
  const arabic = ARABIC.flatMap((bundle) => [...counted(bundle)]);
  expect(english.map(([path]) => path).sort()).toEqual(arabic.map(([path]) => path).sort());
  expect(arabic.map(([path]) => path)).toEqual(expect.arrayContaining(['dashboard.pending', 'content.faults']));
  for (const [path, forms] of english) expect([path, forms.has('one'), forms.has('other')]).toEqual([path, true, true]);
  for (const [path, forms] of arabic)
    expect([path, ...['one', 'two', 'few', 'many', 'other'].filter((form) => !forms.has(form))]).toEqual([path]);
});

test('Arabic says “one” and “two” in words and writes the number of everything else', () => {
  for (const [path, forms] of ARABIC.flatMap((bundle) => [...counted(bundle)])) {
    const numbers = (form: string) => /\{\{(n|total)\}\}/.test(forms.get(form) ?? '');
    expect([path, ['one', 'two'].filter(numbers)]).toEqual([path, []]);
    expect([path, ['few', 'many', 'other'].filter(numbers)]).toEqual([path, ['few', 'many', 'other']]);
  }
});
