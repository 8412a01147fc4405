import type { Language } from '@nexus/domain/bilingual';
import { CONSENT_WORDS, type ConsentStep } from '@nexus/domain/newsletter/consent';
import { db } from '../../firebase';
import type { Commit } from '../commit/commit';
import { now } from '../kernel/clock';

/** `consents/{any id}`: one step of somebody who asked for the newsletter. It is written once and never changed. */
export type Consent = {
  address: string;
  step: ConsentStep;
  /** The words that stood there, in the language of the page, and which version of them it was. */
  words: string;
  wording: number;
  language: Language;
  /** The path of the page; empty where a mail program did it, or the browser does not say. */
  page: string;
  at: string;
};

/** Notes it in the commit that makes it so. */
export function noteConsent(
  commit: Commit,
  given: { step: ConsentStep; email: string; language: Language; page: string },
): void {
  const { step, email, language, page } = given;
  const words = CONSENT_WORDS[step][language];
  const entry: Consent = { address: email, step, words, wording: CONSENT_WORDS.wording, language, page, at: now() };
  commit.note(`consents/${db().collection('consents').doc().id}`, entry);
}
