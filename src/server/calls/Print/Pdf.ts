import { DOWN_TYPE } from '../../../contract/generated/codes.ts';
import { refuseCount } from '../../jobs/print/order.ts';
import { templateOf } from '../../jobs/print/template.ts';
import { exportAsTask } from '../../jobs/tasks/export-task.ts';
import { enCodeOf, type Handler } from '../call.ts';

/** Every PDF is made in the background: the first ones take seconds, with their fonts and photos. */
const AT_ONCE = -1;

/** Begins a PDF of documents; its progress and its file stand among the caller's downloads. */
export const printPdf: Handler<'Print/Pdf'> = async ({ engine, jobs }, { caller, input, name }) => {
  const { TplCode, Ids, PerPage, Numbers } = input;
  refuseCount(Ids.length);
  const template = await templateOf(engine, caller, TplCode);
  const fields = template.page.parts.flatMap((part) => (part.part === 'fields' ? (part.fields ?? []) : []));
  const Columns = [...new Set(fields)].map((dataIndex) => ({
    dataIndex,
    title: template.entity.fields.get(dataIndex)?.title ?? dataIndex,
  }));
  const { TaskId, FileName, total } = await exportAsTask(
    engine,
    caller,
    {
      Entity: template.entity.name,
      EnCode: enCodeOf(engine, name),
      Columns,
      FileName: template.name,
      DownType: DOWN_TYPE.Pdf,
      Ids,
      Print: { TplCode, PerPage, Numbers: Numbers as 0 | 1 | undefined },
    },
    { ...jobs, mostRows: AT_ONCE },
  );
  return { TaskId, FileName, total: total ?? Ids.length };
};
