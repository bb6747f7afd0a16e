import { NOBODY } from '../contract/subject.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Busy } from './account/Busy.tsx';
import { signOut } from './account/sign-out.ts';
import { Look } from './account/Look.tsx';
import { DataProvider } from './renderer/data.ts';
import { DraftsProvider, KeeperProvider } from './renderer/keep.ts';
import { MeProvider, TableSettingsProvider } from './renderer/contexts.ts';
import type { Booted } from './shell/boot.ts';
import { Crashed, StartFailed } from './shell/Start.tsx';
import { draftKeeper } from './shell/draft-keeper.ts';
import { FrameProvider } from './shell/frame.ts';
import { useAppearance } from './shell/look/useAppearance.ts';
import { pageData } from './shell/page-data.ts';
import { pageKeeper } from './shell/page-keeper.ts';
import { Screen } from './shell/Screen.tsx';
import { useSettings } from './shell/settings.ts';
import { useBoot } from './shell/useBoot.ts';

const PasswordDialog = lazy(() =>
  import('./account/PasswordDialog.tsx').then((part) => ({ default: part.PasswordDialog })),
);

/** Everything behind the login: the frame, its routes, and what they are given. */
export function Shell() {
  const theme = useAppearance();
  return (
    <Look theme={theme}>
      <Started />
    </Look>
  );
}

function Started() {
  const start = useBoot();
  if (start.kind === 'loading') return <Busy text="正在加载..." />;
  if (start.kind === 'failed')
    return <StartFailed text={start.text} retry={start.retry} leave={() => void signOut()} />;
  return <Routes booted={start.booted} />;
}

function Routes({ booted }: { booted: Booted }) {
  // One route: what stands under an address is decided by the menu, which only the server knows.
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Screen />, errorElement: <Crashed /> }]),
  );
  const { tableSize, tableAlign } = useSettings();
  const table = useMemo(() => ({ size: tableSize, align: tableAlign }), [tableSize, tableAlign]);
  return (
    <FrameProvider value={booted}>
      <MeProvider value={booted.me ?? NOBODY}>
        <DataProvider value={pageData}>
          <KeeperProvider value={pageKeeper}>
            <DraftsProvider value={draftKeeper}>
              <TableSettingsProvider value={table}>
                {booted.weak ? (
                  <Suspense fallback={null}>
                    <PasswordDialog mode={2} check={booted.weak} />
                  </Suspense>
                ) : (
                  <RouterProvider router={router} />
                )}
              </TableSettingsProvider>
            </DraftsProvider>
          </KeeperProvider>
        </DataProvider>
      </MeProvider>
    </FrameProvider>
  );
}
