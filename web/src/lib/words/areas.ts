import type admin from '../../locales/en/admin';
import type attending from '../../locales/en/attending';
import type common from '../../locales/en/common';
import type help from '../../locales/en/help';
import type issues from '../../locales/en/issues';
import type join from '../../locales/en/join';
import type legal from '../../locales/en/legal';
import type members from '../../locales/en/members';
import type mentors from '../../locales/en/mentors';
import type signedIn from '../../locales/en/signed-in';
import type site from '../../locales/en/site';
import type { At, Translate } from './typed';

/** Words by who needs them. Public pages load `common` and their own; whoever signs in loads `signedIn` with the session. */
export interface Areas {
  common: typeof common;
  site: typeof site;
  join: typeof join;
  legal: typeof legal;
  signedIn: typeof signedIn;
  members: typeof members;
  mentors: typeof mentors;
  attending: typeof attending;
  admin: typeof admin;
  help: typeof help;
  issues: typeof issues;
}
export type Area = keyof Areas;
/** Words of single screens of the panel, which nothing else knows of (`load-panel.ts`). */
export type PanelArea = 'help' | 'issues';
/** Words that come with the screens of the map (`load.ts`). */
export type ScreenArea = Exclude<Area, PanelArea>;

/** The texts of an area, or of the part of it under `Path`, as functions take them. */
export type TextsOf<A extends Area, Path extends string = ''> = Translate<At<Areas[A], Path>>;
