import { isAll } from '../../contract/envelope.ts';
import { BIZ_KIND } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { getRow } from '../data/read/get.ts';
import { LoginNeeded, refuse } from '../data/refusal.ts';
import { Upload } from '../http/upload.ts';
import { actionProgress } from '../jobs/tasks/action-progress.ts';
import { businessTypesFor, enCodeOfType } from '../jobs/tasks/business-types.ts';
import { importFails } from '../jobs/tasks/import-fails.ts';
import { ownUploads } from '../jobs/tasks/own-uploads.ts';
import { retryTask } from '../jobs/tasks/retry.ts';
import { keepUpload } from '../storage/keep-upload.ts';
import { type Calls, writing } from './call.ts';
import { cancelTask } from '../jobs/tasks/cancel.ts';
import { importThrough } from '../jobs/tasks/import-through.ts';
import { ownDownloads } from '../jobs/tasks/own-downloads.ts';
import { oldUploads } from '../jobs/tasks/old-uploads.ts';
import { askedFile } from '../jobs/tasks/asked-file.ts';
import { isKnown } from '../data/access/visitor.ts';
import { HttpRefusal } from '../http/http-refusal.ts';
import { storedAnswer } from '../storage/stored-answer.ts';

const TASKS: Readonly<Record<string, Parameters<typeof retryTask>[1]>> = {
  [BIZ_KIND.Import]: entities.ImportTask,
  [BIZ_KIND.Export]: entities.ExportTask,
  [BIZ_KIND.Action]: entities.ActionTask,
};

export const ImportExport: Calls<'ImportExport'> = {
  CancelTask: writing((context, { input, enCode }) => cancelTask(context, input, enCode)),
  /** Sends a file to a person who may read it. That it does not exist is not told apart from that it is not theirs. */
  Download: async ({ engine, files }, { caller, input }) => {
    const file = await askedFile(engine, caller, input);
    if (!file) throw isKnown(caller) ? new HttpRefusal('没有权限下载该文件', 403) : new LoginNeeded();
    return storedAnswer(files, file);
  },
  /** How far one of the caller's own actions on many rows has come. */
  GetActionTask: ({ engine }, { caller, input }) => actionProgress(engine.database, caller, input.TaskId),
  /** Business types for the filters of the caller's tasks. */
  GetBusinessList: ({ engine }, { caller, input }) =>
    businessTypesFor(engine.database, caller, isAll(input.Kind) ? undefined : String(input.Kind)),
  GetDownTaskList: ({ engine }, { caller, input }) => ownDownloads(engine, caller, input),
  /** Business types of exports. */
  GetDownTypeList: ({ engine }, { caller }) => businessTypesFor(engine.database, caller, BIZ_KIND.Export),
  /** An import that the caller reaches, with the cells that were refused. */
  GetImportDetail: async ({ engine }, { caller, input: { TaskId, ...paging } }) => {
    const reader = { ...caller, readable: new Set([...caller.readable, entities.ImportTask]) };
    const { Children: _children, ...Task } = await getRow(engine, reader, entities.ImportTask, TaskId);
    return { Task, ...(await importFails(engine, caller, TaskId, paging)) };
  },
  /** The caller's imports, for the dialog of own uploads. */
  GetInPutTaskList: ({ engine }, { caller, input }) => ownUploads(engine, caller, input),
  /** Imports a file of any business type, named by its Id or its code. */
  InputExcelLinkUser: writing(async ({ tx }, request, services) => {
    const enCode = await enCodeOfType(tx, request.input.TaskType);
    if (enCode === undefined) throw refuse('业务类型不存在');
    return importThrough(services, request, enCode);
  }),
  OldGetInPutTaskList: ({ engine }, { caller, input }) => oldUploads(engine, caller, input),
  /** Does a failed task again, as its owner. */
  RetryTask: writing((context, { input: { Id, Kind }, later, enCode }, { jobs }) =>
    retryTask(context, TASKS[String(Kind)]!, Id, { ...jobs, later }, enCode),
  ),
  /** Takes a file in. It belongs to its uploader until a row that the uploader saves names it. */
  UploadFile: writing(async (context, request, services) => {
    const { upload, caller } = request;
    const [entity = ''] = (request.input.BizType ?? '').split('.');
    if (caller.ticket !== undefined && !caller.readable.has(entity)) throw refuse('没有权限执行该操作');
    if (!Upload.is(upload)) throw refuse('请选择要上传的文件');
    return keepUpload(context, services.files, upload, request.input.BizType);
  }),
};
