import type { Language } from '@nexus/domain/bilingual';

/** What calendars call the calendars that they read from us. */
export const CALENDAR_NAMES: Record<Language, { all: string; mine: string }> = {
  en: { all: 'Nexus events', mine: 'My Nexus events' },
  ar: { all: 'فعاليات نكسس', mine: 'فعالياتي في نكسس' },
};
