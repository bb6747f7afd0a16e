import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '../../../src/client/main.css';
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
import { keepFocus } from '../../../src/client/renderer/keep-focus.ts';
import { KeeperProvider, memoryKeeper } from '../../../src/client/renderer/keep.ts';
import { nonceOwnStyles } from '../../../src/client/session/nonce.ts';
import { Look } from '../../../src/client/account/Look.tsx';
import { Page } from '../../../src/client/renderer/Page.tsx';
import { remember, remembered } from '../../../src/client/shell/history-notes.ts';
import { memoryData } from './memory/data.ts';
import { inState, STATES, type State } from './memory/states.ts';
import type { Journal } from './memory/world.ts';
import { entities } from './schemas.ts';
import { somebody } from './somebody.ts';

nonceOwnStyles();
keepFocus();
const buttons = new Set([
  'gallery.unknown',
  ...[...entities.values()].flatMap((entity) => Object.keys(entity.actions ?? {})),
]);

const stateOf = (name: string | null): State => STATES.find((state) => state === name) ?? 'filled';

interface Shown {
  readonly path: string;
  readonly rowId?: string | undefined;
  readonly state: State;
  readonly me: Subject;
  readonly buttons: ReadonlySet<string>;
}

const settingsIn = (query: URLSearchParams): TableSettings => ({
  size: (query.get('size') as TableSettings['size'] | null) ?? DEFAULT_TABLE_SETTINGS.size,
  align: (query.get('align') as TableSettings['align'] | null) ?? DEFAULT_TABLE_SETTINGS.align,
});

const shownBy = (query: URLSearchParams): Shown => ({
  path: query.get('page') ?? 'gallery/sample-list',
  rowId: query.get('row') ?? undefined,
  state: stateOf(query.get('state')),
  me: somebody(query.get('user') === 'student' ? 'student' : 'admin'),
  buttons,
});

declare global {
  interface Window {
    /**
     * Begins anew at an address of the gallery, with nothing kept but the code that was loaded, which costs a tenth of a load.
     * @param search the address from its question mark on; without one nothing is shown any more
     */
    begin(search?: string): void;
    /**
     * Shows another page in the place of this one, as somebody of a role who was given some buttons (absent: all that there are).
     * @param view.state how the page's data fare
     */
    show(view: {
      path: string;
      role: string;
      rowId?: string;
      buttons?: readonly string[];
      state?: string;
    }): void;
    /** What the page asked of its data and its navigation, for tests. */
    journal: Journal['calls'];
  }
}

window.journal = [];
/** How often the gallery began anew: what pages of before ask for is nothing that tests look at. */
let begun = 0;

function navigation(): Navigation {
  const own = begun;
  const moved = (name: string) => (request: unknown) => {
    if (own === begun) window.journal.push({ name, request });
  };
  return {
    path: location.pathname + location.search,
    keepInAddress: (name, value) => moved('keepInAddress')({ name, value }),
    remember,
    remembered,
    go: moved('go'),
    openRoute: moved('openRoute'),
    openPage: (page, rowId, where) => moved('openPage')({ page, rowId, where }),
    openGroup: (page, group) => moved('openGroup')({ page, group }),
    openNoted: (page, notes) => moved('openNoted')({ page, notes }),
    openAddress: moved('openAddress'),
    back: () => moved('back')(undefined),
    guard: () => () => undefined,
  };
}

function Gallery({ path, rowId, me, state, rows }: Shown & { readonly rows: number }) {
  const notify = useNotify();
  const data = useMemo(() => {
    const made = memoryData(me, rows, notify.error);
    window.journal = made.calls;
    return inState(made, state);
  }, [me, notify, rows, state]);
  return (
    <DataProvider value={data}>
      <ActionsHost>
        <main>
          <Page path={path} rowId={rowId} />
        </main>
      </ActionsHost>
    </DataProvider>
  );
}

function App({ query }: { readonly query: URLSearchParams }) {
  const [{ shown, times }, setShown] = useState(() => ({ shown: shownBy(query), times: 0 }));
  useEffect(() => {
    window.show = ({ role, buttons: granted, state, ...view }) =>
      setShown(({ times: before }) => ({
        shown: {
          ...view,
          me: somebody(role),
          buttons: granted ? new Set(granted) : buttons,
          state: stateOf(state ?? null),
        },
        times: before + 1,
      }));
  }, []);
  return (
    <MeProvider value={shown.me}>
      <ButtonsProvider value={shown.buttons}>
        <div data-times={times}>
          <Gallery key={times} rows={Number(query.get('rows') ?? 37)} {...shown} />
        </div>
      </ButtonsProvider>
    </MeProvider>
  );
}

let root: Root | undefined;

function begin() {
  const element = document.getElementById('root');
  if (!element) return;
  const query = new URLSearchParams(location.search);
  root = createRoot(element);
  root.render(
    <StrictMode>
      <Look>
        <NavigationProvider value={navigation()}>
          <TableSettingsProvider value={settingsIn(query)}>
            <KeeperProvider value={memoryKeeper()}>
              <style>{'body{margin:0;padding:12px;background:#f2f4f3}*{box-sizing:border-box}'}</style>
              <App query={query} />
            </KeeperProvider>
          </TableSettingsProvider>
        </NavigationProvider>
      </Look>
    </StrictMode>,
  );
}

window.begin = (search) => {
  root?.unmount();
  begun += 1;
  if (search === undefined) return;
  history.replaceState(null, '', search);
  begin();
};
begin();
