import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@nexus/domain/bilingual';
import { api } from './api-client';

/** The community's settings as visitors receive them, in one language. */
export interface PublishedSettings {
  communityName: string;
  tagline: string;
  about: string;
  contactEmail: string;
  privacyEmail: string;
  phone: string;
  chatUrl: string;
  address: string;
  bookingUrl: string;
  videoUrl: string;
  videoTitle: string;
  socialLinks: { name: string; url: string }[];
  partnerLinks: { name: string; url: string }[];
}

export function settingsQuery(language: Language) {
  return queryOptions({
    queryKey: ['settings', language],
    queryFn: async () => (await api('GET /api/settings')) as unknown as PublishedSettings,
  });
}
