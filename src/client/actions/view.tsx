import { Button, Modal } from 'antd';
import { DetailBlock } from '../renderer/page-kinds/detail/DetailBlock.tsx';
import { Timeline } from '../renderer/page-kinds/detail/Timeline.tsx';
import { PdfTask } from '../renderer/page-kinds/documents/PdfTask.tsx';
import { ErrorBoundary } from '../renderer/ErrorBoundary.tsx';
import { SidePane } from '../renderer/SidePane.tsx';
import { DetailPane, shownDetail } from './DetailPane.tsx';
import { idsOf, type ActionCall, type ActionHandler } from './handler.ts';
import { openedBy } from './page-of.ts';
import './print.css';

const rowIdOf = ({ target }: ActionCall) => String(target.rows[0]?.['Id'] ?? '');

/** The row for reading. */
export const viewRow: ActionHandler = async (call) => {
  const { action, target, services } = call;
  if (target.rows.length === 0) return services.notify.warning('请先选择记录');
  const { path, rowId } = openedBy(action, target);
  if (path !== undefined && (action.open === 'page' || action.open === 'tab'))
    return services.navigation.openPage(path, rowId, action.open);
  if (target.beside && !(await target.beside.free())) return;
  const first = await shownDetail(call, target);
  await services.openDialog<void>((close) => <DetailPane call={call} first={first} close={close} />);
};

/** The documents of the action's template as one PDF, which the server makes. */
async function printTemplate(call: ActionCall, TplCode: string): Promise<void> {
  const { button, action, target, services } = call;
  const id = await services.data.makePdf({ EnCode: button.EnCode, TplCode, Ids: idsOf(target) });
  await services.openDialog<void>((close) => (
    <Modal open title={button.text ?? action.title} footer={null} width={520} onCancel={() => close()}>
      <PdfTask id={id} saves close={() => close()} />
    </Modal>
  ));
}

/** The rows for the printer: by the action's template, as the document that it names, else the drawer alone by print.css. */
export const printRow: ActionHandler = async (call) => {
  if (call.target.rows.length === 0) return call.services.notify.warning('请先选择记录');
  const { template } = call.action;
  if (template !== undefined) return printTemplate(call, template);
  const { page, rowId } = await shownDetail(call, call.target);
  if (page.file.kind === 'print')
    return call.services.navigation.openPage(page.path, idsOf(call.target).join(','), 'tab');
  await call.services.openDialog((close) => (
    <SidePane
      title={page.file.title}
      width={880}
      className="printed"
      close={close}
      extra={
        <Button type="primary" onClick={() => window.print()}>
          打印
        </Button>
      }
    >
      <ErrorBoundary place={page.place}>
        <DetailBlock page={page} rowId={rowId} />
      </ErrorBoundary>
    </SidePane>
  ));
};

/** The approval records of the row. */
export const traceRow: ActionHandler = async (call) => {
  const { target, services, action } = call;
  if (target.rows.length === 0) return services.notify.warning('请先选择记录');
  await services.openDialog((close) => (
    <SidePane title={action.title} width={560} close={close}>
      <Timeline entity={target.entity.name} rowId={rowIdOf(call)} />
    </SidePane>
  ));
};
