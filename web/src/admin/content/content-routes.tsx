import { Route, Routes } from 'react-router-dom';
import { ContentEditorScreen } from './content-editor-screen';
import { ContentListScreen } from './content-list-screen';
import { CONTENT_SCREENS, resourceOf } from './screens';

/** List and editor of every resource, under their specified addresses; `missing` stands where there is none. */
export function ContentRoutes({ missing }: { missing: React.ReactNode }) {
  return (
    <Routes>
      {CONTENT_SCREENS.flatMap((screen) =>
        resourceOf(screen).kind === 'singleton'
          ? [
              <Route
                key={screen.path}
                path={screen.path}
                element={<ContentEditorScreen key={screen.path} screen={screen} />}
              />,
            ]
          : [
              <Route
                key={screen.path}
                path={screen.path}
                element={<ContentListScreen key={screen.path} screen={screen} />}
              />,
              <Route
                key={`${screen.path} one`}
                path={`${screen.path}/:id`}
                element={<ContentEditorScreen key={screen.path} screen={screen} />}
              />,
            ],
      )}
      <Route path="*" element={missing} />
    </Routes>
  );
}
