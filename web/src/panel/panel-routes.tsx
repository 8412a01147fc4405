import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import { createWords } from '@nexus/domain/resources/resource';
import { useLanguage } from '../lib/words/use-words';
import { ActivityScreen } from './activity/activity-screen';
import { BinScreen } from './bin-screen';
import { ApplicationsScreen } from './events/applications-screen';
import { NewsletterScreen } from './inbox/newsletter-screen';
import { SubmissionsScreen } from './inbox/submissions-screen';
import { LibraryScreen } from './media/library-screen';
import { OVERRIDES } from './special/overrides';
import { Guarded } from './guarded';
import { ImpactManagerScreen } from './special/impact-manager-screen';
import { UsersScreen } from './users-screen';
import { ContentEditorScreen } from './content/content-editor-screen';
import { ContentListScreen } from './content/content-list-screen';
import { PreviewContext, type Previews } from './content/preview';
import { CONTENT_SCREENS, neededFor, resourceOf, type ContentScreen } from './content/screens';

/**
 * Every screen of the panel beyond dashboard and members: list and editor of every resource under their specified
 * addresses, those that are drawn by hand, and the panel's own. `missing` stands where there is none.
 */
export function PanelRoutes({ missing, previews }: { missing: React.ReactNode; previews: Previews }) {
  const language = useLanguage();
  return (
    <PreviewContext value={previews}>
      <Routes>
        <Route path="impact" element={<ImpactManagerScreen />} />
        <Route path="events/:id/people" element={<ApplicationsScreen />} />
        <Route path="users" element={<UsersScreen />} />
        <Route path="submissions" element={<SubmissionsScreen />} />
        <Route path="newsletter" element={<NewsletterScreen />} />
        <Route path="activity" element={<ActivityScreen />} />
        <Route path="media" element={<LibraryScreen />} />
        <Route path="bin" element={<BinScreen />} />
        {CONTENT_SCREENS.flatMap((screen) => routesOf(screen, language))}
        <Route path="*" element={missing} />
      </Routes>
    </PreviewContext>
  );
}

function routesOf(screen: ContentScreen, language: Language) {
  const isSingleton = resourceOf(screen).kind === 'singleton';
  const Declared: ComponentType<{ screen: ContentScreen }> = isSingleton ? ContentEditorScreen : ContentListScreen;
  const Main = OVERRIDES[screen.key] ?? Declared;
  const main = (
    <GuardedScreen screen={screen}>
      <Main key={screen.path} screen={screen} />
    </GuardedScreen>
  );
  return [
    <Route key={screen.path} path={screen.path} element={main} />,
    ...(isSingleton
      ? []
      : [
          <Route
            key={`${screen.path} one`}
            path={`${screen.path}/:id`}
            element={<ContentEditorScreen key={screen.path} screen={screen} />}
          />,
          <Route
            key={`${screen.path} new`}
            path={`${screen.path}/new`}
            element={
              <Guarded needs="manage_content" title={createWords(resourceOf(screen))[language]}>
                <ContentEditorScreen key={screen.path} screen={screen} />
              </Guarded>
            }
          />,
        ]),
  ];
}

/** What the API refuses is not asked for: who may not see a screen reads why. */
function GuardedScreen({ screen, children }: { screen: ContentScreen; children: ReactNode }) {
  const language = useLanguage();
  const title = resourceOf(screen).label.many[language];
  return (
    <Guarded needs={neededFor(screen)} title={title}>
      {children}
    </Guarded>
  );
}
