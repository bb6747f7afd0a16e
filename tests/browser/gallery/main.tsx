import { StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import type { Subject } from '../../../src/contract/subject.ts';
import { ActionsHost } from '../../../src/client/actions/ActionsHost.tsx';
import {
  ButtonsProvider,
  DEFAULT_TABLE_SETTINGS,
  MeProvider,
  NavigationProvider,
  TableSettingsProvider,
  useNotify,
  type Navigation,
  type TableSettings,
} from '../../../src/client/renderer/contexts.ts';
import { DataProvider } from '../../../src/client/renderer/data.ts';
import { KeeperProvider, memoryKeeper } from '../../../src/client/renderer/keep.ts';
import { nonceOwnStyles } from '../../../src/client/session/nonce.ts';
import { Look } from '../../../src/client/account/Look.tsx';
import { Page } from '../../../src/client/renderer/Page.tsx';
import { memoryData, type Journal } from './memory-data.ts';
import { entities } from './schemas.ts';

nonceOwnStyles();
const query = new URLSearchParams(location.search);
const path = query.get('page') ?? 'gallery/sample-list';
const student = query.get('user') === 'student';

const me: Subject = {
  UserId: 'u1',
  LoginName: student ? '2026310001' : 'T0001',
  TrueName: student ? '王伟' : '李芳',
  UserType: student ? '2' : '1',
  Roles: student ? ['student'] : ['admin', 'school_admin'],
  StudentId: student ? 'Student1' : '',
  TeacherId: student ? '' : 'Teacher1',
  OrgId: 'Org1',
  CollegeIds: [],
  ClassIds: [],
  TrainLevel: '3',
};

const settings: TableSettings = {
  size: (query.get('size') as TableSettings['size'] | null) ?? DEFAULT_TABLE_SETTINGS.size,
  align: (query.get('align') as TableSettings['align'] | null) ?? DEFAULT_TABLE_SETTINGS.align,
};

const buttons = new Set([
  'gallery.unknown',
  ...[...entities.values()].flatMap((entity) => Object.keys(entity.actions ?? {})),
]);

declare global {
  interface Window {
    /** What the page asked of its data and its navigation, for tests. */
    journal: Journal['calls'];
  }
}

window.journal = [];
const moved = (name: string) => (request: unknown) => void window.journal.push({ name, request });

const navigation: Navigation = {
  path: location.pathname + location.search,
  keepInAddress: (name, value) =>
    void window.journal.push({ name: 'keepInAddress', request: { name, value } }),
  go: moved('go'),
  openRoute: moved('openRoute'),
  openPage: (page, rowId, where) => moved('openPage')({ page, rowId, where }),
  openAddress: moved('openAddress'),
  back: () => moved('back')(undefined),
  guard: () => () => undefined,
};

function Gallery() {
  const notify = useNotify();
  const data = useMemo(() => {
    const made = memoryData(me, Number(query.get('rows') ?? 37), notify.error);
    window.journal = made.calls;
    return made;
  }, [notify]);
  return (
    <DataProvider value={data}>
      <ActionsHost>
        <main>
          <Page path={path} rowId={query.get('row') ?? undefined} />
        </main>
      </ActionsHost>
    </DataProvider>
  );
}

const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <StrictMode>
      <Look>
        <MeProvider value={me}>
          <ButtonsProvider value={buttons}>
            <NavigationProvider value={navigation}>
              <TableSettingsProvider value={settings}>
                <KeeperProvider value={memoryKeeper()}>
                  <style>{'body{margin:0;padding:12px;background:#f2f4f3}*{box-sizing:border-box}'}</style>
                  <Gallery />
                </KeeperProvider>
              </TableSettingsProvider>
            </NavigationProvider>
          </ButtonsProvider>
        </MeProvider>
      </Look>
    </StrictMode>,
  );
