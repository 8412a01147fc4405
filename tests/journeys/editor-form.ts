import type { Locator, Page } from '@playwright/test';
import type { Field } from '@nexus/domain/fields/field';
import { faultSentence } from '@nexus/domain/error-sentences';
import { adminPath, resourceOf, type ContentScreen } from '../../web/src/panel/content/screens';
import { expect } from './journey';
import { unique, turn } from './people';

export async function openEditor(page: Page, screen: ContentScreen, address?: string): Promise<void> {
  const isSingleton = resourceOf(screen).kind === 'singleton';
  if (!address) await page.goto(adminPath(screen, isSingleton ? undefined : 'new'));
  if (screen.key === 'statistics') await page.getByRole('button', { name: 'Update Statistics' }).click();
  await expect(page.locator('[data-field]').first()).toBeVisible();
}

/** Every required field says what it wants when it is empty. */
export async function refusesEmpty(page: Page, screen: ContentScreen): Promise<void> {
  const resource = resourceOf(screen);
  const required = Object.entries(resource.fields).filter(([, field]) => field.required);
  for (const [name, field] of required) {
    for (const language of ['en', 'ar'] as const) {
      const tab = page.getByRole('radio', { name: language === 'en' ? /^English/ : /^العربية/ }).first();
      if (await tab.count()) await turn(tab);
      await page.locator(`[data-field="${name}"]`).getByRole('textbox').first().fill('');
      if (!field.translatable) break;
    }
  }
  if (required.length === 0) return;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const [name, field] of required) {
    const result = field.schema.safeParse(field.initial);
    const sentence = faultSentence(result.error?.issues[0]?.message ?? '', 'en');
    await expect(page.locator(`[data-field="${name}"] :is([data-part=error-text], .fault)`), name).toHaveText(sentence);
  }
}

const WRITABLE = ['text', 'longText', 'plainText', 'url', 'link', 'email'];

/** Writes something into a field, in one language of it. */
export async function fill(box: Locator, field: Field, name: string, language: 'en' | 'ar'): Promise<void> {
  const isFirst = language === 'en';
  if (WRITABLE.includes(field.kind)) {
    if (!field.translatable && !isFirst) return;
    await box
      .locator('input, textarea')
      .first()
      .fill(valueFor(field, name, language));
  } else if (field.kind === 'textList') {
    if (isFirst) {
      await box.locator('input').last().fill(`${name} one`);
      await box.getByRole('button', { name: 'Add', exact: true }).click();
    } else await box.locator('li input').last().fill(`بند ${name}`);
  } else if (field.kind === 'groupList') {
    if (isFirst)
      await box
        .getByRole('button', { name: /^Add an? / })
        .last()
        .click();
    const inner = Object.entries(field.fields ?? {});
    const group = box.locator('.card').last();
    const inputs = group.locator('.form-grid > [data-path]');
    for (const [index, [innerName, one]] of inner.entries())
      if (WRITABLE.includes(one.kind)) await fill(inputs.nth(index), one, innerName, language);
  } else if (!isFirst) return;
  else if (field.kind === 'integer') await box.locator('input').fill(name === 'sdgNumber' ? '7' : '4');
  else if (field.kind === 'select') await box.locator('select').selectOption({ index: 1 });
  else if (field.kind === 'instant')
    await box.locator('input').fill(name === 'endsAt' ? '2027-03-04T21:00' : '2027-03-04T18:30');
  else if (field.kind === 'flag') await turn(box.getByRole('switch'));
}

function valueFor(field: Field, name: string, language: 'en' | 'ar'): string {
  if (field.kind === 'url') return 'https://example.com/page';
  if (field.kind === 'link') return '/events';
  if (field.kind === 'email') return 'person@example.com';
  if (name === 'slug') return unique('page').toLowerCase();
  if (name.startsWith('color')) return '#0b6e6e';
  return language === 'en' ? `${name} in English` : `${name} بالعربية`;
}

/** What every input of the editor holds, in both languages. */
export async function valuesOf(page: Page, fields: [string, Field][]): Promise<Record<string, string[]>> {
  const values: Record<string, string[]> = {};
  for (const language of [/^English/, /^العربية/]) {
    const tab = page.getByRole('radio', { name: language }).first();
    if (await tab.count()) await turn(tab);
    for (const [name] of fields) {
      const found = await page
        .locator(`[data-field="${name}"]`)
        .locator('input:not([type=file]), textarea, select')
        .evaluateAll((all) =>
          all.map((one) =>
            one instanceof HTMLInputElement && one.type === 'checkbox'
              ? String(one.checked)
              : (one as HTMLInputElement).value,
          ),
        );
      values[`${name} ${language}`] = found;
    }
  }
  return values;
}
