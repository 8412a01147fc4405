import { expect, test } from 'vitest';
import { faultsOf } from '../errors';
import { expert } from './expert';
import { hero } from './hero';
import { partner } from './partner';
import type { Resource } from './resource';

const faults = (resource: unknown, given: Record<string, unknown>) => {
  const parsed = (resource as Resource).schema.safeParse(given);
  return parsed.success ? {} : faultsOf(parsed.error);
};
const NAMED = { name: 'Mona', position: 'Planner' };

test('an expert has a name and a title; an email is valid or empty, a website an address or empty', () => {
  expect(faults(expert, {})).toEqual({ name: 'required', position: 'required' });
  expect(faults(expert, { ...NAMED, email: '', websiteUrl: '' })).toEqual({});
  expect(faults(expert, { ...NAMED, email: 'mona@nexus.test', websiteUrl: 'mona.test' })).toEqual({});
  expect(faults(expert, { ...NAMED, email: 'nonsense', websiteUrl: 'no address' })).toEqual({
    email: 'email',
    websiteUrl: 'url',
  });
});

test('of a partner the name alone is asked for', () => {
  expect(faults(partner, {})).toEqual({ name: 'required' });
  expect(faults(partner, { name: 'Rukn' })).toEqual({});
});

test('of the hero title, subtitle, description and first button are asked for, the second button is not', () => {
  expect(Object.keys(faults(hero, {}))).toEqual([
    'title',
    'subtitle',
    'description',
    'primaryButtonText',
    'primaryButtonLink',
  ]);
});
