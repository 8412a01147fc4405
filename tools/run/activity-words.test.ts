import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { profile } from '@nexus/domain/membership/profile';
import ar from '../../web/src/locales/ar/admin-panel';
import en from '../../web/src/locales/en/admin-panel';
import { ROOT } from '../local/paths';

const SOURCES = join(ROOT, 'functions/src');
/** What actions that are put together from a name and a verb end in. */
const PUT_TOGETHER = [
  ...['create', 'change', 'remove', 'restore', 'import', 'order', 'activate', 'show', 'hide'].map(
    (verb) => `news.${verb}`,
  ),
  ...['show', 'hide', 'remove'].map((change) => `bulk.${change}`),
  'member.approve',
  'member.reject',
  'newsletter.confirmed',
  'newsletter.unsubscribed',
];

function writtenActions(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const text = files.map((name) => readFileSync(join(SOURCES, name), 'utf8')).join('\n');
  return [...text.matchAll(/\baction: '([a-z]+\.[a-zA-Z]+)'/g)].flatMap(([, action]) => action ?? []);
}

test('PANEL-09 whatever the server writes into the activity has its own words, in both languages', () => {
  const actions = [...new Set([...writtenActions(), ...PUT_TOGETHER])];
  expect(actions).toEqual(
    expect.arrayContaining(['staff.change', 'event.apply', 'member.askAddress', 'submission.reply']),
  );
  const isSaid = (words: Record<string, string>, action: string) => {
    const [area = '', verb = ''] = action.split('.');
    return (words[`${area}_${verb}`] ?? words[verb] ?? '') !== '';
  };
  for (const { activity } of [en, ar])
    expect(actions.filter((action) => !isSaid(activity.actions, action))).toEqual([]);
});

test('PANEL-09 whatever a person can change of a profile, a request or an account has a name, in both languages', () => {
  const theirs = [...Object.keys(profile.shape), 'status', 'isVerified', 'role', 'isActive', 'notes', 'checkedInAt'];
  expect(theirs.length).toBe(26);
  for (const { activity } of [en, ar])
    expect(theirs.filter((name) => !Object.hasOwn(activity.fieldNames, name))).toEqual([]);
});
