import { useState } from 'react';
import { DetailBlock } from '../renderer/page-kinds/detail/DetailBlock.tsx';
import { ButtonsProvider, useButtons, useNotify } from '../renderer/contexts.ts';
import { messageOf, useData } from '../renderer/data.ts';
import { ErrorBoundary } from '../renderer/ErrorBoundary.tsx';
import { withFile, type LoadedPage } from '../renderer/pages.ts';
import { builtDetail } from '../renderer/schema/forms.ts';
import type { ActionTarget, RowWalk } from '../renderer/schema/target.ts';
import { SidePane } from '../renderer/SidePane.tsx';
import { allButtons } from '../session/session.ts';
import type { ActionCall } from './handler.ts';
import { openedBy, pageOf, type OpenedDetail } from './page-of.ts';
import { TurnRow } from './TurnRow.tsx';
import styles from './dialogs.module.css';

/** A row and the page that shows it. */
export interface ShownDetail extends OpenedDetail {
  readonly page: LoadedPage;
  readonly target: ActionTarget;
}

/** The page of the row that a button was pressed on. */
export async function shownDetail(
  { action, services }: Pick<ActionCall, 'action' | 'services'>,
  target: ActionTarget,
): Promise<ShownDetail> {
  const opened = openedBy(action, target);
  const page =
    opened.path === undefined
      ? withFile(target.page, builtDetail(target.entity))
      : await pageOf(services.data, target, opened.path);
  return { ...opened, page, target };
}

interface DetailPaneProps {
  readonly call: ActionCall;
  readonly first: ShownDetail;
  close(): void;
}

/** A row for reading in a drawer or beside its list; where its page says so, one goes on to the next. */
export function DetailPane({ call, first, close }: DetailPaneProps) {
  const [shown, setShown] = useState(first);
  const [walk] = useState<RowWalk | undefined>(() => first.target.walk?.());
  const { page, rowId, target, isForeign } = shown;
  const data = useData();
  const notify = useNotify();
  const here = useButtons();
  const granted =
    isForeign || target.isElsewhere ? new Set([...here, ...allButtons().map(({ EnCode }) => EnCode)]) : here;
  /** Whether there was one to go on to. */
  const goOn = async (by: -1 | 1) => {
    try {
      const next = await walk?.step(by);
      if (next) setShown(await shownDetail({ ...call, services: { ...call.services, data } }, next));
      return next !== undefined;
    } catch (failure) {
      notify.error(messageOf(failure));
      return false;
    }
  };
  const { file } = page;
  const turn = target.turn ?? (file.kind === 'detail' ? file.turn : undefined);
  // A person who goes through rows goes on when one of them is done with.
  const goesOn = target.goesOn ?? turn !== undefined;
  const changed = async (gone: boolean) => {
    const told = target.done(gone);
    if (!goesOn || !walk) return gone ? close() : undefined;
    await told;
    const hasLeft = walk.where().startsWith('/');
    if (!hasLeft) return;
    if (!(await goOn(1)) && !(await goOn(-1))) close();
  };
  return (
    <SidePane
      title={file.title}
      width={880}
      close={close}
      beside={target.beside}
      rowId={String(target.rows[0]?.['Id'] ?? '')}
      footer={turn !== undefined && walk && <TurnRow unit={turn} walk={walk} goOn={goOn} />}
    >
      <div className={goesOn ? styles['work'] : undefined}>
        <ButtonsProvider value={granted}>
          <ErrorBoundary key={`${page.path} ${rowId}`} place={page.place}>
            <DetailBlock
              page={page}
              rowId={rowId}
              form={isForeign ? undefined : target.form}
              onChanged={(gone) => void changed(gone)}
            />
          </ErrorBoundary>
        </ButtonsProvider>
      </div>
    </SidePane>
  );
}
