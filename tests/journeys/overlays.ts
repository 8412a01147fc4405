import type { Page } from '@playwright/test';
import adminAr from '../../web/src/locales/ar/admin';
import commonAr from '../../web/src/locales/ar/common';
import adminEn from '../../web/src/locales/en/admin';
import commonEn from '../../web/src/locales/en/common';
import { aFile } from './picture-files';

export const WORDS = {
  en: { admin: adminEn, common: commonEn },
  ar: { admin: adminAr, common: commonAr },
};
type Words = (typeof WORDS)['en' | 'ar'];

interface Given {
  page: Page;
  words: Words;
  /** An approved member, a published event and a story of this journey alone. */
  member: string;
  event: string;
}

/** Something that opens over a screen: where, how, and what it is. */
export interface Overlay {
  name: string;
  path: (given: Given) => string;
  open: (given: Given) => Promise<void>;
  shown: string;
  width?: number;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const DIALOG = ':is(dialog[open], [role=dialog], [role=alertdialog])';
const TOAST = '[data-scope=toast][role=status]';
const editor = ({ event }: Given) => `/admin/events/${event}`;

export const PUBLIC_OVERLAYS: Overlay[] = [
  {
    name: 'the menu of a phone',
    path: () => '/',
    open: ({ page, words }) => button(page, words.common.nav.menu).click(),
    shown: DIALOG,
    width: 390,
  },
];

export const PANEL_OVERLAYS: Overlay[] = [
  {
    name: 'the menu of the panel on a phone',
    path: () => '/admin/bin',
    open: ({ page, words }) => button(page, words.common.nav.menu).click(),
    shown: DIALOG,
    width: 390,
  },
  {
    name: 'history',
    path: editor,
    open: async ({ page, words }) => {
      await button(page, words.admin.panel.editor.history).click();
      await page.locator(`${DIALOG} .skeleton`).first().waitFor({ state: 'detached' });
    },
    shown: DIALOG,
  },
  {
    name: 'schedule, with a fault',
    path: editor,
    open: async ({ page, words }) => {
      await button(page, words.admin.panel.editor.schedule).click();
      await page
        .locator(DIALOG)
        .getByRole('button', { name: words.admin.panel.editor.scheduleAdd, exact: true })
        .click();
    },
    shown: DIALOG,
  },
  {
    name: 'the library to choose from',
    path: editor,
    open: async ({ page, words }) => {
      await button(page, words.admin.content.fromLibrary).click();
      await page.locator(`${DIALOG} .picture-grid button`).first().waitFor();
    },
    shown: DIALOG,
  },
  {
    name: 'the photo editor',
    path: editor,
    open: async ({ page }) => {
      await page.locator('[data-field=imageUrl] input[type=file]').setInputFiles(await aFile('roof.jpg'));
      await page.locator(`${DIALOG} [role=group]`).first().waitFor();
    },
    shown: DIALOG,
  },
  {
    name: 'a question before something is deleted',
    path: editor,
    open: ({ page, words }) => button(page, words.admin.content.delete).click(),
    shown: DIALOG,
  },
  {
    name: 'a toast after a save',
    path: editor,
    open: async ({ page, words }) => {
      const price = page.locator('[data-field=price] input');
      await price.fill(`${Date.now()}`);
      await button(page, words.admin.content.save).click();
      await page.locator(TOAST).hover();
    },
    shown: TOAST,
  },
  {
    name: 'a toast after a failed save',
    path: editor,
    open: async ({ page, words }) => {
      await page.route('**/api/events/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: {} }) : route.continue(),
      );
      await page.locator('[data-field=price] input').fill(`${Date.now()}`);
      await button(page, words.admin.content.save).click();
      await page.locator(`${TOAST}[data-type=error]`).hover();
    },
    shown: TOAST,
  },
  {
    name: 'the bar for several, and the toast with Undo',
    path: () => '/admin/events?q=Over',
    open: async ({ page, words }) => {
      await page.locator('.content-item .checkbox__root').first().check();
      await button(page, words.admin.panel.list.show).click();
      await page.locator(`${TOAST} .button`).first().waitFor();
      await page.locator(TOAST).hover();
      await page.locator('.content-item .checkbox__root').first().check();
    },
    shown: TOAST,
  },
  {
    name: 'import, before a file is chosen',
    path: () => '/admin/success-stories',
    open: ({ page, words }) => button(page, words.admin.panel.list.import).click(),
    shown: DIALOG,
  },
  {
    name: 'an invitation with faults',
    path: () => '/admin/users',
    open: async ({ page, words }) => {
      await button(page, words.admin.panel.users.invite).click();
      await page.locator(DIALOG).getByRole('button', { name: words.admin.panel.users.send, exact: true }).click();
    },
    shown: DIALOG,
  },
  {
    name: 'the menu of a member, with what it asks',
    path: () => '/admin/members-manager',
    open: async ({ page, member }) => {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('searchbox').fill(member);
      await page.locator('.member-card', { hasText: member }).locator('[aria-haspopup=menu]').click();
    },
    shown: '[role=menu]',
  },
  {
    name: 'the question before a member is rejected, with its reason',
    path: () => '/admin/members-manager',
    open: async ({ page, member }) => {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('searchbox').fill(member);
      await page.locator('.member-card', { hasText: member }).locator('[aria-haspopup=menu]').click();
      await page.getByRole('menuitem').nth(1).click();
      await page.locator(DIALOG).waitFor();
    },
    shown: DIALOG,
  },
  {
    name: 'a picture of the library',
    path: () => '/admin/media',
    open: ({ page }) => page.locator('.picture-grid button').first().click(),
    shown: DIALOG,
  },
  {
    name: 'a preview of mission and vision',
    path: () => '/admin/mission',
    open: ({ page, words }) => button(page, words.admin.panel.mission.preview).click(),
    shown: DIALOG,
  },
];
