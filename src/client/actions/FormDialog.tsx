import { lazy, Suspense, useRef } from 'react';
import { FormBlock } from '../renderer/page-kinds/form/FormBlock.tsx';
import { isFormPage } from '../../contract/page.ts';
import { useNotify } from '../renderer/contexts.ts';
import { ErrorBoundary } from '../renderer/ErrorBoundary.tsx';
import type { LoadedPage } from '../renderer/pages.ts';
import type { ActionCall } from './handler.ts';
import { Skeleton } from '../renderer/States.tsx';
import { SidePane } from '../renderer/SidePane.tsx';

const WizardBlock = lazy(async () => ({
  default: (await import('../renderer/page-kinds/wizard/WizardBlock.tsx')).WizardBlock,
}));

interface FormDialogProps {
  readonly call: ActionCall;
  readonly page: LoadedPage;
  readonly rowId: string | undefined;
  close(saved?: boolean): void;
}

/** A form in a drawer; true when it was saved. */
export async function openForm(
  call: ActionCall,
  page: LoadedPage,
  rowId: string | undefined,
): Promise<boolean> {
  const saved = await call.services.openDialog<boolean>((close) => (
    <FormDialog call={call} page={page} rowId={rowId} close={close} />
  ));
  return saved === true;
}

function FormDialog({ call, page, rowId, close }: FormDialogProps) {
  const notify = useNotify();
  const isDirty = useRef<() => boolean>(() => false);
  const cancel = async () => {
    if (isDirty.current() && !(await notify.confirm({ text: '内容尚未保存，确定离开吗？' }))) return false;
    close();
    return true;
  };
  const { button, action, target } = call;
  const Drawn = page.file.kind === 'wizard' ? WizardBlock : FormBlock;
  const columns = isFormPage(page.file) ? (page.file.columns ?? 2) : 2;
  const isBareVerb = action.title.length <= 2;
  const name = isBareVerb && page.file.title === target.entity.title ? target.entity.title : '';
  const title = page.file.title.startsWith(action.title)
    ? page.file.title
    : `${button.text ?? action.title}${name}`;
  return (
    <SidePane
      title={title}
      width={columns > 2 ? 960 : 720}
      beside={target.beside}
      rowId={rowId}
      leave={cancel}
      close={() => void cancel()}
    >
      <ErrorBoundary place={page.place}>
        <Suspense fallback={<Skeleton />}>
          <Drawn
            page={page}
            rowId={rowId}
            initial={target.initial}
            opener={button.EnCode}
            onSaved={() => close(true)}
            onCancel={() => void cancel()}
            onDirty={(ask) => {
              isDirty.current = ask;
            }}
          />
        </Suspense>
      </ErrorBoundary>
    </SidePane>
  );
}
