import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../web');

/** What the page cannot show by itself, and where it is looked at instead. */
const ELSEWHERE: Record<string, string> = {
  AtOnce: 'while a screen reads: tests/journeys/arriving.spec.ts',
  BehindSignIn: 'every screen behind sign-in',
  CalendarWays: 'on the page of all events and under My events: tests/journeys/attendance.spec.ts',
  CodeField: 'a `Field` with an `Input` and a `Button`: tests/journeys/code.spec.ts',
  ConfirmHost: 'asks what `useConfirm` is given: the questions of the page',
  ErrorBoundary: 'a screen that throws: tests/journeys/failing-*.spec.ts',
  EventBadges: 'the cards of events',
  Feedback: 'draws the toasts and questions of the page',
  FileInput: 'hidden; beside its button on the page',
  FormSkeleton: 'blocks of `Skeletons` in the shape of a form: tests/journeys/arriving.spec.ts',
  FindingOut: '`Waiting`, or a title with an `Alert`',
  KeptTextForm: 'a `Field` with a `Textarea` and a `Button`: tests/journeys/cases.spec.ts',
  ListSkeleton: 'blocks of `Skeletons` in the shape of a list: tests/journeys/arriving.spec.ts',
  NetworkStrip: 'without a network: tests/journeys/failing-*.spec.ts',
  OtherName: 'beside the names of members: tests/journeys/membership.spec.ts',
  Outdated: 'an `ErrorState` above a screen that read before',
  PartnerLogo: 'the logos of partners',
  PeopleSkeletons: 'blocks of `Skeletons` in the shape of cards: tests/journeys/arriving.spec.ts',
  PhotoEditor: 'what is drawn is the picture: tests/journeys/overlays.ts',
  Picture: 'the cards',
  ProfileSkeleton: 'blocks of `Skeletons` in the shape of a profile: tests/journeys/arriving.spec.ts',
  RowSkeletons: 'blocks of `Skeletons` in the shape of rows: tests/journeys/arriving.spec.ts',
  Share: 'below the facts of an event: tests/journeys/member-page.spec.ts',
  ShowMore: 'a `Button` below a list, or an `ErrorState`: tests/journeys/inbox.spec.ts',
  SignIns: 'lines with a `Badge` and a `Button`: tests/journeys/account.spec.ts',
  StaffEntryFields: 'the panel’s sign-in: tests/journeys/code.spec.ts',
  Tip: 'comes after a while: tests/journeys/small-buttons.spec.ts',
  Tips: 'draws the tip of what is pointed at',
  ToastCard: 'the toasts of the page',
  ToastHost: 'the toasts of the page',
  Tooltip: 'comes after a while: tests/journeys/panel-event.spec.ts',
  Trap: 'never seen',
};

const read = (path: string) => readFileSync(join(WEB, path), 'utf8');
const sources = (folder: string, ending: RegExp) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

test('LOOK every component of ui and controls stands on the page of the vocabulary, or it is said where it is seen', () => {
  const page = sources('vocabulary', /\.tsx$/)
    .map(read)
    .join('\n');
  const components = ['src/ui', 'src/controls'].flatMap((folder) =>
    readdirSync(join(WEB, folder))
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => [...read(`${folder}/${name}`).matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)])
      .map(([, name = '']) => name),
  );
  const missing = components.filter((name) => !(name in ELSEWHERE) && !new RegExp(`<${name}\\b`).test(page));
  expect(missing, 'add it to web/vocabulary').toEqual([]);
});
