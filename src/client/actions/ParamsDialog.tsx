import { Modal } from 'antd';
import { useId, useMemo, useState } from 'react';
import { actionProblems, lateLimits } from '../../contract/action-rules.ts';
import { WHOLE } from '../../contract/envelope.ts';
import type { FieldFile } from '../../contract/generated/meta.ts';
import { inputOf } from '../renderer/blocks/source.ts';
import type { Row } from '../renderer/data.ts';
import { fieldsOf } from '../renderer/params.ts';
import { ParamsForm } from '../renderer/ParamsForm.tsx';
import { agreesToReach } from '../renderer/reach.ts';
import { useReady } from '../renderer/ready.ts';
import { shanghaiNow } from '../renderer/schema/judge.ts';
import { entityFileName } from '../renderer/schema/fault.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';
import { isTried } from './act.ts';
import { confirmEnding } from './ending.tsx';
import { idsOf, type ActionCall } from './handler.ts';
import type { NodeAsks } from './node-asks.tsx';

interface Question {
  readonly params: Readonly<Record<string, FieldFile>>;
  readonly question: string | undefined;
  readonly asks?: NodeAsks | undefined;
  submit(values: Row): Promise<void>;
}

/** Asks for the parameters of an action and runs it; what was typed stays while the server refuses. */
export async function askParams(call: ActionCall, question: Question): Promise<void> {
  await call.services.openDialog((close) => <ParamsDialog call={call} {...question} close={close} />);
}

/** A date takes the day of a moment, such as that of now(). */
const daysOf = (params: Question['params'], values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      params[name]?.type === 'date' && typeof value === 'string' ? value.slice(0, 10) : value,
    ]),
  );

/** Runs the action with what was typed, once the person agrees to all that comes of it; then the dialog closes. */
function useSending(
  call: ActionCall,
  submit: Question['submit'],
  close: () => void,
): [isBusy: boolean, send: (values: Row) => Promise<void>] {
  const { button, action, target, services } = call;
  const [isBusy, setBusy] = useState(false);
  const send = async (values: Row) => {
    setBusy(true);
    try {
      const Params = { ...target.given, ...values };
      if (action.previewEnd && !(await confirmEnding(call, undefined, Params))) return;
      const request = { EnCode: button.EnCode, Ids: idsOf(target), Params };
      const name = button.text ?? action.title;
      if (!(await agreesToReach({ ...services, action, name, request, question: undefined }))) return;
      if (!(await isTried(call, Params, 'form'))) return;
      await submit(values);
      close();
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, send];
}

/** What the parameters are asked for beside one row: the rows that were chosen, or what the list was narrowed to. */
function openedFrom({ rows, all, exports, given }: ActionTarget, fixed: Row): Row {
  const Ids = rows.map(({ Id }) => String(Id)).sort();
  const narrowed = { Filter: exports?.Filter, Tab: exports?.Tab };
  return { ...given, ...fixed, ...(Ids.length > 1 && { Ids }), ...(all !== undefined && narrowed) };
}

function ParamsDialog({
  call,
  params,
  question,
  asks,
  submit,
  close,
}: Question & { call: ActionCall; close(): void }) {
  const { button, action, target, services } = call;
  const id = useId();
  // The button belongs to a form that may still be on its way: pressing it then would do nothing.
  const isReady = useReady(useMemo(() => fieldsOf(params), [params]));
  const limited = useMemo(
    () => lateLimits(target.entity, action).flatMap(({ field }) => field ?? []),
    [target, action],
  );
  const [busy, send] = useSending(call, submit, close);
  const about = target.rows.length === 1 ? target.rows[0] : undefined;
  const scope = { me: services.me, chosen: target.chosen ?? {}, row: about ?? {} };
  const fixed = inputOf(button.params, scope);
  const initial = { ...asks?.initial, ...daysOf(params, inputOf(action.initial, scope)), ...fixed };
  return (
    <Modal
      open
      title={button.text ?? action.title}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ htmlType: 'submit', form: id, danger: action.danger ?? false, disabled: !isReady }}
      confirmLoading={busy}
      maskClosable={false}
      onCancel={() => close()}
    >
      <ParamsForm
        id={id}
        params={params}
        entity={target.entity.name}
        about={about}
        act={{ enCode: button.EnCode, rows: idsOf(target) }}
        from={openedFrom(target, fixed)}
        initial={initial}
        limits={
          about &&
          ((params) =>
            actionProblems(target.entity, action, {
              row: about,
              params,
              me: services.me,
              now: shanghaiNow(),
            }).filter(({ Key }) => Key !== WHOLE))
        }
        limited={limited}
        place={{
          file: entityFileName(target.entity.name),
          pointer: `/actions/${button.EnCode}`,
        }}
        submit={send}
      >
        {(set, values) => (
          <>
            {question !== undefined && <p>{question}</p>}
            {asks?.extras?.(set, values)}
          </>
        )}
      </ParamsForm>
    </Modal>
  );
}
