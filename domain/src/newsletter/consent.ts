import type { Bilingual } from '../bilingual';

/** What somebody did about the newsletter: asked for it, confirmed it, or took it back. */
export const CONSENT_STEPS = ['asked', 'confirmed', 'withdrawn'] as const;
export type ConsentStep = (typeof CONSENT_STEPS)[number];

/**
 * What stood above the button that was pressed, and on it, word for word as on our pages; a test compares them. Other
 * words there are another wording.
 */
export const CONSENT_WORDS: { wording: number } & Record<ConsentStep, Bilingual> = {
  wording: 1,
  asked: {
    en: 'Hear of it first · What is coming and what we learnt, by email. · Subscribe',
    ar: 'اعرفها أولًا · ما القادم وماذا تعلمنا، في رسالة إلى بريدك. · اشترك',
  },
  confirmed: {
    en: 'One click and the next newsletter comes to you. · Confirm my subscription',
    ar: 'ضغطة واحدة وتصلك النشرة القادمة. · أكّد اشتراكي',
  },
  withdrawn: { en: '', ar: '' },
};
