import type { Attachment, FlowTrace } from './flow-trace.ts';
import { createContext, useContext } from 'react';
import type { FieldProblem, Paged, PagedRequest, PartlyDone } from '../../contract/envelope.ts';
import { isForPeople } from '../../contract/for-people.ts';
import type { CodeItem, EntityFile, PageFile } from '../../contract/generated/meta.ts';
import type { Row } from '../../contract/rules.ts';
import type { SchoolCalendar } from '../../contract/school-calendar.ts';
import type { Option, OptionsRequest, TreeNode } from './offered.ts';
import type { ExportWatch, MadeFile } from '../export/export-workbook.ts';

export type { Attachment, FlowTrace };

export type { Option, OptionsRequest, TreeNode } from './offered.ts';
export type { Row } from '../../contract/rules.ts';

/** Values that rows are narrowed by: a value, several values, or a range (domain/04-calls section 5). */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Which rows of an entity are asked for; `Page` and `Tab` name the page file whose own conditions the server adds. */
export interface RowQuery {
  readonly Entity: string;
  readonly Filter: FilterValues;
  readonly Page?: string;
  readonly Tab?: string;
}

export interface ListRequest extends RowQuery, PagedRequest {
  /** Of the page's groups: the headings, each a row with `_Count`, or the rows of the group with this value. */
  readonly Group?: { readonly Value?: string | null };
}

/** A page of rows, with the statistics that the page file declares, by field. */
export interface ListAnswer extends Paged<Row> {
  readonly Summary?: Readonly<Record<string, number | null>>;
  /** Of the first page, the rows behind each choice of filters that tell it, by field and value. */
  readonly Counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** An action on all rows that match; `Total` is how many of them the user agreed to. */
export interface ActAllRequest extends Pick<RowQuery, 'Filter' | 'Page' | 'Tab'> {
  readonly EnCode: string;
  readonly Total: number;
  readonly Params: Row;
}

/** How far an action on all rows has come, with the first rows that were refused. */
export interface ActionProgress extends Readonly<
  Record<'Total' | 'DoneCount' | 'SuccessCount' | 'FailCount', number>
> {
  readonly State: string;
  readonly ErrorMsg: string | null;
  /** That it waits, or was taken up again. */
  readonly RunNote?: string | null;
  readonly Fails: readonly { RowNo: number; RowName: string; Message: string }[];
}

export interface SaveRequest {
  readonly Entity: string;
  readonly EnCode: string;
  readonly Data: Row;
}

export interface SaveAnswer {
  readonly Id: string;
  readonly Version: number;
}

export interface ActRequest {
  readonly EnCode: string;
  readonly Ids: readonly string[];
  readonly Params: Row;
}

/** An EnCode that is only asked about, with what was typed for it: its parameters, or the form that it saves. */
export interface ReachRequest extends Pick<ActRequest, 'EnCode' | 'Ids'> {
  readonly Params?: Row;
  readonly Data?: Row;
}

/** What stands in a form, with the EnCode that would save it. */
export interface WorkedRequest {
  readonly EnCode: string;
  readonly Data: Row;
}

/** What stands in the dialog of an action on a row. */
export interface LimitsRequest {
  readonly EnCode: string;
  readonly Id: string;
  readonly Params: Row;
}

/**
 * quiet: a refusal is told in the place that asked. form: refused fields are told by the form that asked, all else as ever.
 * leaving: the page may be gone before there is an answer.
 */
export type ActHow = 'quiet' | 'leaving' | FormHow;
export type FormHow = 'form';

/** What an action answered; `partly` when some of the rows were refused. */
export interface ActAnswer {
  readonly value?: unknown;
  readonly partly?: PartlyDone;
}

/** Which tree: of a dictionary or an entity, or what a field offers for a form. */
export interface TreeAsked {
  readonly Source: string;
  readonly ParentId?: string;
  readonly Entity?: string;
  /** The action whose parameter asks, in place of the entity. */
  readonly EnCode?: string;
  readonly Field?: string;
  readonly Form?: Row;
}

/** What the server tells of a page: its file, the pages it opens, and the entities they name. */
export interface SchemaAnswer {
  readonly Path: string;
  readonly Version: string;
  readonly Page: PageFile;
  readonly Pages: Readonly<Record<string, PageFile>>;
  readonly Entities: Readonly<Record<string, EntityFile>>;
  /** Where the rows of the page are judged by the school's calendar. */
  readonly Calendar?: SchoolCalendar;
  /** How calls are asked that the pages show, by their names; the program may have been built before them. */
  readonly Calls?: Readonly<Record<string, { readonly method: 'GET' | 'POST'; readonly path: string }>>;
  /** For who reads the page as a visitor: the EnCodes that open rows for reading. */
  readonly Buttons?: readonly string[];
  /** The server is not ours. */
  readonly isForeign?: true;
}

/** The version of all schemas that an answer was made from; it is the same for every user. */
export const schemasVersion = ({ Version }: Pick<SchemaAnswer, 'Version'>): string =>
  Version.split('-', 1)[0] ?? Version;

/** How a file is sent; with options its failure is told in the place that asked, and nowhere else. */
export interface UploadOptions {
  /** The field that it is for, `<module>/<Entity>.<Field>`: what the field does not take is refused at once. */
  readonly purpose?: string | undefined;
  readonly signal?: AbortSignal;
  /** Told how much has been sent, from 0 to 1. */
  progress?(share: number): void;
}

export interface ExportRequest extends RowQuery {
  readonly EnCode: string;
  readonly Columns: readonly { dataIndex: string; title: string }[];
  readonly FileName: string;
  readonly DownType: '1' | '2' | '3' | '4';
  /** Only these rows; absent: all that match. */
  readonly Ids?: readonly string[];
}

/** Documents that are wanted as one PDF. */
export interface PdfRequest {
  /** The action that prints them. */
  readonly EnCode: string;
  readonly TplCode: string;
  readonly Ids: readonly string[];
  /** As the template says where they are absent. */
  readonly PerPage?: number;
  readonly Numbers?: 0 | 1;
}

/** A file that is being made for the user, as their downloads tell of it. */
export interface FileProgress {
  readonly state: 'running' | 'done' | 'failed';
  readonly name: string;
  readonly total: number;
  readonly count: number;
  readonly url: string | null;
  readonly error: string | null;
}

export interface ImportRequest {
  readonly EnCode: string;
  readonly FileId: string;
  readonly DryRun: 0 | 1;
  readonly Cover: 0 | 1;
  /** Why what rules warn of is meant so. */
  readonly Meant?: string;
}

export interface ImportAnswer {
  readonly TaskId?: string;
  /** The file is long and goes on being imported; the numbers say nothing yet. */
  readonly Running?: 1;
  readonly Total: number;
  readonly SuccessCount: number;
  readonly FailCount: number;
  /** Of these, rows that nothing but warnings keep from being stored. */
  readonly WarnCount?: number;
  /** Sample lines of the template that were read over. */
  readonly Samples?: number;
  readonly Fails: readonly {
    /** The sheet, where the file has several. */
    SheetName?: string;
    RowNo: number;
    ColumnName: string;
    CellValue: string | null;
    Message: string;
  }[];
}

/** Rows of one kind that hang on rows about to end. */
export interface EndingLine {
  readonly Title: string;
  readonly Count: number;
  readonly Names: readonly string[];
  /** What becomes of them. */
  readonly Effect: string;
  /** 1: they stand in the way. */
  readonly Refuses: number;
  /** Where they are listed; empty where the user has no such page. */
  readonly Url: string;
}

/** An entity whose rows are made somewhere: by the reader at `Url`, or by who has one of the roles. */
export interface RowSource {
  readonly Entity: string;
  readonly Title: string;
  readonly Url: string | null;
  readonly Roles: readonly string[];
}

/** What has to be made before a page can show anything, and who makes its own rows. */
export interface FirstAnswer {
  readonly Missing: readonly RowSource[];
  readonly Own: RowSource | null;
}

/** How far a step of a guide has come; `SkipId` is the row that says that it was set aside. */
export interface StepProgress {
  readonly Key: string;
  readonly Count: number | null;
  readonly Missing: readonly number[];
  readonly SkipId: string | null;
}

/**
 * Everything the renderer and the actions ask of the server. A promise is rejected with an error whose `code` and
 * `value` are those of the envelope. Refused writes (save, remove, act, write, importRows, exportRows, upload) have been told to
 * the user by then; reading calls are quiet, because the renderer tells their failures in their place.
 */
export interface PageData {
  list(request: ListRequest): Promise<ListAnswer>;
  /** @param by unique text field whose value `id` is; absent: the Id of the row */
  get(entity: string, id: string, by?: string): Promise<Row>;
  save(request: SaveRequest, how?: FormHow): Promise<SaveAnswer>;
  remove(request: { Entity: string; EnCode: string; Ids: readonly string[] }): Promise<ActAnswer>;
  act(request: ActRequest, how?: ActHow): Promise<ActAnswer>;
  /** What hangs on the rows that an action would end, and what becomes of it. */
  ending(request: ActRequest & Pick<ReachRequest, 'Data'>): Promise<readonly EndingLine[]>;
  /** What the formulas of a form answer that look beyond its row, by their fields; nothing where nobody works them out. */
  worked(request: WorkedRequest): Promise<Row>;
  /** Which parameters of an action do not fit with what its limits look at beyond the row; none where nobody judges them. */
  limits(request: LimitsRequest): Promise<readonly FieldProblem[]>;
  /** To how many people an action would come. */
  reach(request: ReachRequest): Promise<number>;
  /** Looks whether an action can lead to anything yet; what is missing has been told to the user by the time it is refused. */
  ready(request: { EnCode: string; Id?: string }): Promise<void>;
  /** Has an action run on all rows that match, while the user goes on. @returns the task */
  actAll(request: ActAllRequest, how?: FormHow): Promise<string>;
  progress(task: string): Promise<ActionProgress>;
  /** Ends a task where it stands. */
  cancelAction(task: string): Promise<void>;
  /** Goes on with a task that was broken off. */
  resumeAction(task: string): Promise<void>;
  options(request: OptionsRequest): Promise<readonly Option[]>;
  tree(request: TreeAsked): Promise<readonly TreeNode[]>;
  schema(path: string): Promise<SchemaAnswer>;
  trace(entity: string, id: string): Promise<FlowTrace>;
  upload(file: File, options?: UploadOptions): Promise<Attachment>;
  /** Makes the file and hands it to the browser, or has a long one made while the user goes on. */
  exportRows(request: ExportRequest): Promise<'saved' | 'running'>;
  /** Makes the file of an export in the browser, of these rows or of all that match; absent where the server makes it. */
  exportHere?(request: ExportRequest, rows: readonly Row[], watch: ExportWatch): Promise<MadeFile>;
  /** Has documents made into one file, while the user goes on. @returns the task */
  makePdf(request: PdfRequest): Promise<string>;
  /** How far a file is that the user asked for. */
  fileProgress(task: string): Promise<FileProgress>;
  /** Ends the making of a file. */
  cancelFile(task: string): Promise<void>;
  /** Hands a file that was made to the browser. */
  saveFile(url: string, name: string): Promise<void>;
  /** Hands what was made here to the browser. */
  saveContent(content: Blob, name: string): void;
  /** The bytes of a picture that a row names. */
  picture(id: string): Promise<Blob>;
  importRows(request: ImportRequest): Promise<ImportAnswer>;
  /** Hands the import template to the browser. */
  template(enCode: string): Promise<void>;
  /** What a page needs that no row is there of. */
  first(page: string): Promise<FirstAnswer>;
  /** How far the steps of a guide have come that the reader may see. */
  guide(page: string): Promise<readonly StepProgress[]>;
  /** Asks a call that a schema names as a source. */
  ask(call: string, input: Row): Promise<unknown>;
  /** Has a call that a schema names write something. */
  write(call: string, input: Row): Promise<unknown>;
  codes(names: readonly string[]): Promise<Readonly<Record<string, readonly CodeItem[]>>>;
}

/** A double for tests: every method that was not provided rejects with its own name. */
export function throwsUnlessProvided(provided: Partial<PageData> = {}): PageData {
  const names: Record<Exclude<keyof PageData, 'exportHere'>, true> = {
    list: true,
    get: true,
    save: true,
    remove: true,
    act: true,
    ending: true,
    worked: true,
    limits: true,
    reach: true,
    ready: true,
    actAll: true,
    progress: true,
    cancelAction: true,
    resumeAction: true,
    options: true,
    tree: true,
    schema: true,
    trace: true,
    upload: true,
    exportRows: true,
    makePdf: true,
    fileProgress: true,
    cancelFile: true,
    saveFile: true,
    saveContent: true,
    picture: true,
    importRows: true,
    template: true,
    first: true,
    guide: true,
    ask: true,
    write: true,
    codes: true,
  };
  const missing = Object.keys(names).map((name) => [
    name,
    () => Promise.reject(new Error(`PageData.${name} was called but not provided`)),
  ]);
  return { ...(Object.fromEntries(missing) as unknown as PageData), ...provided };
}

/** Fields that a save was refused for; empty when the failure is of another kind. */
export function fieldProblemsOf(failure: unknown): readonly FieldProblem[] {
  const value: unknown = isObject(failure) ? failure['value'] : undefined;
  const fields: unknown = isObject(value) ? value['Fields'] : undefined;
  if (!Array.isArray(fields)) return [];
  return fields.filter(
    (field): field is FieldProblem =>
      isObject(field) && typeof field['Key'] === 'string' && typeof field['Message'] === 'string',
  );
}

const isTold = (text: string, isAnswer: boolean) => isAnswer || isForPeople(text);

/** The text of a failure for people: the server's own words as they are, and of what the program says all but faults of its own. */
export const messageOf = (failure: unknown, otherwise = '加载失败'): string =>
  (failure instanceof Error && isTold(failure.message, 'value' in failure) && failure.message) || otherwise;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const Data = createContext<PageData>(throwsUnlessProvided());

export const DataProvider = Data.Provider;

/** The server, as the renderer sees it. */
export const useData = (): PageData => useContext(Data);
