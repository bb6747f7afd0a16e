import { calls } from '../../contract/generated/calls.ts';
import { BIZ_KIND, DOWN_PROGRESS, ErrorCode } from '../../contract/generated/codes.ts';
import type { CodeItem } from '../../contract/generated/meta.ts';
import type { PartlyDone } from '../../contract/envelope.ts';
import { forAnyServer } from '../foreign/for-any-server.ts';
import { schemasVersion } from '../renderer/data.ts';
import { countingWrites } from '../renderer/writes.ts';
import type { ActAnswer, FileProgress, ImportAnswer, PageData, Row, SchemaAnswer } from '../renderer/data.ts';
import { call, exchange, type CallAnswer } from '../request/call.ts';
import { callNamed, noteCalls } from '../request/call-named.ts';
import { fetchFile } from '../request/file.ts';
import { pageSignal } from '../request/leave.ts';
import { sendOnLeaving } from '../request/on-leaving.ts';
import { dictionaries, noteVersion } from './dictionaries.ts';
import { meant } from './meant.ts';
import { retryWhenBusy } from '../request/retry-busy.ts';
import { saveFile, saveFrom } from '../request/save-file.ts';

/** Reading says its failures in its own place. */
const IN_PLACE = { inPlace: true };
/** Reading that only the page that is shown waits for. */
const forPage = () => ({ inPlace: true, signal: pageSignal() });

/** A person who follows a file has asked for it a moment ago. */
const RECENT = { PageIndex: 1, PageSize: 20 };
const FILE_STATES: Readonly<Record<string, FileProgress['state']>> = {
  [DOWN_PROGRESS.Running]: 'running',
  [DOWN_PROGRESS.Done]: 'done',
};

/** The renderer's requests as calls of the generated table. */
const ownData: PageData = {
  list: (request) => call(calls.Data.List, { ...request }, forPage()),
  get: async (Entity, Id, By) =>
    ({ ...(await call(calls.Data.Get, { Entity, Id, ...(By !== undefined && { By }) }, forPage())) }) as Row,
  save: (request, how) =>
    meant((said) => call(calls.Data.Save, { ...request, ...said }, { inForm: how === 'form' })),
  remove: async (request) => acted(await exchange(calls.Data.Delete, { ...request, Ids: some(request.Ids) })),
  act: async (request, how) => {
    const input = { ...request, Ids: [...request.Ids] };
    if (how === 'leaving') await sendOnLeaving(calls.Data.Action, input);
    return how === 'leaving'
      ? {}
      : acted(
          await meant((said) =>
            exchange(
              calls.Data.Action,
              { ...input, ...said },
              { quiet: how === 'quiet', inForm: how === 'form' },
            ),
          ),
        );
  },
  ending: async (request) => (await call(calls.Data.Ending, { ...request, Ids: [...request.Ids] })).Lines,
  limits: async ({ EnCode, Id, Params }) =>
    (await call(calls.Data.Worked, { EnCode, Data: { Id }, Params }, { quiet: true })).Problems ?? [],
  worked: async (request) => (await call(calls.Data.Worked, { ...request }, { quiet: true })).Values as Row,
  reach: async (request) =>
    (await call(calls.Data.Reach, { ...request, Ids: [...request.Ids] }, { quiet: true })).Count,
  ready: async (request) => {
    await call(calls.Data.Needs, request, { inPlace: true });
  },
  actAll: async (request, how) =>
    (await call(calls.Data.ActionAll, { ...request }, { inForm: how === 'form' })).TaskId,
  progress: (TaskId) => call(calls.ImportExport.GetActionTask, { TaskId }, IN_PLACE),
  cancelAction: async (Id) => {
    await call(calls.ImportExport.CancelTask, { Id, Kind: BIZ_KIND.Action });
  },
  resumeAction: async (Id) => {
    await call(calls.ImportExport.RetryTask, { Id, Kind: BIZ_KIND.Action });
  },
  options: (request) =>
    call(
      calls.Data.Options,
      { ...request, Ids: request.Ids && [...request.Ids], Rows: request.Rows && [...request.Rows] },
      forPage(),
    ),
  tree: async (request) => {
    const nodes = await call(calls.Data.Tree, request, forPage());
    return nodes.map(({ IsLeaf = false, ...node }) => ({ ...node, IsLeaf }));
  },
  // The page, its companions and entities are checked by the renderer, which says where they do not fit.
  schema: async (Path) => {
    const answer = (await call(calls.Data.Schema, { Path }, IN_PLACE)) as unknown as SchemaAnswer;
    noteVersion(schemasVersion(answer));
    noteCalls(answer.Calls ?? {});
    return answer;
  },
  trace: async (Entity, Id) => {
    const { Nodes, Records } = await call(calls.Flow.Trace, { Entity, Id }, forPage());
    const texts = Records.map((record) => ({
      ...record,
      NodeName: record.NodeName ?? '',
      TrueName: record.TrueName ?? '',
    }));
    return { Nodes, Records: texts };
  },
  upload: async (file, options) => {
    const form = new FormData();
    if (options?.purpose !== undefined) form.append('BizType', options.purpose);
    form.append('file', file, file.name);
    const told = options && { quiet: true, signal: options.signal, progress: options.progress };
    const { value } = await exchange(calls.ImportExport.UploadFile, form, told);
    return { Id: value.Id, Name: value.OriginalFileName, Url: value.Url, Size: value.Size };
  },
  exportRows: async (request) => {
    const answer = await call(calls.Data.Export, {
      ...request,
      Columns: some(request.Columns),
      Ids: request.Ids && [...request.Ids],
    });
    if (answer.TaskId !== undefined && answer.Url === undefined) return 'running';
    await saveFrom(answer.Url, answer.FileName ?? request.FileName);
    return 'saved';
  },
  makePdf: async (request) => (await call(calls.Print.Pdf, { ...request, Ids: [...request.Ids] })).TaskId,
  fileProgress: async (task) => {
    const { rows } = await call(calls.ImportExport.GetDownTaskList, RECENT, IN_PLACE);
    const row = rows.find(({ Id }) => Id === task);
    if (!row) throw new Error('未找到该任务');
    const {
      DownProgress,
      DownFileName: name,
      Total: total,
      DoneCount: count,
      Url: url,
      ErrorMsg: error,
    } = row;
    return { state: FILE_STATES[DownProgress] ?? 'failed', name, total, count, url, error };
  },
  cancelFile: async (Id) => {
    await call(calls.ImportExport.CancelTask, { Id });
  },
  saveFile: (url, name) => saveFrom(url, name),
  saveContent: (content, name) => saveFile({ content, name }, name),
  picture: async (Id) => {
    const fetched = () => fetchFile(calls.ImportExport.Download, { Id }, { quiet: true });
    return (await retryWhenBusy(fetched)).content;
  },
  importRows: async (request) => (await call(calls.Data.Import, request)) as ImportAnswer,
  template: async (EnCode) => saveFile(await fetchFile(calls.Data.Template, { EnCode }), '导入模板.xlsx'),
  first: (Page) => call(calls.Guide.First, { Page }, IN_PLACE),
  guide: async (Page) => (await call(calls.Guide.Progress, { Page }, forPage())).Steps,
  ask: async (name, input) => call(callNamed(name), input as never, forPage()),
  write: async (name, input) => call(callNamed(name, 'write'), input as never),
  codes: async (names) => (await dictionaries(names)) as Record<string, readonly CodeItem[]>,
};

/** The renderer's server. */
export const pageData: PageData = countingWrites(forAnyServer(ownData));

/** The same server for the frame, which stays when a page is left. */
export const frameData: PageData = {
  ...pageData,
  ask: async (name, input) => call(callNamed(name), input as never, IN_PLACE),
};

function acted({ code, value }: CallAnswer<unknown>): ActAnswer {
  return code === ErrorCode.PartlyDone ? { partly: value as PartlyDone } : { value };
}

/** Calls that take at least one of something say so in their type; the server refuses an empty list. */
const some = <Item>(items: readonly Item[]) => [...items] as [Item, ...Item[]];
