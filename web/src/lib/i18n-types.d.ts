import 'i18next';
import type admin from '../locales/en/admin';
import type common from '../locales/en/common';
import type site from '../locales/en/site';
import type legal from '../locales/en/legal';
import type members from '../locales/en/members';
import type signedIn from '../locales/en/signed-in';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      site: typeof site;
      legal: typeof legal;
      members: typeof members;
      signedIn: typeof signedIn;
      admin: typeof admin;
    };
  }
}
