import { calls, type CallInput, type CallName } from '../../contract/generated/calls.ts';
import type { PageData, Row, SchemaAnswer } from '../renderer/data.ts';
import { call, type Call } from '../request/call.ts';
import { CallFailure } from '../request/failure.ts';
import { pageSignal } from '../request/leave.ts';
import { fieldsOf, firstText, numberOf, textOf } from '../request/reading.ts';
import { noteLack } from './lacks.ts';
import { Choices } from './choices.ts';
import { foreignCodes } from './codes.ts';
import { FixedAsks } from './fixed-asks.ts';
import { entityNamed, entityWith, fitted, noteEntities } from './fitting.ts';
import { readListPage } from './list-page.ts';
import { shippedPage } from './shipped.ts';
import { readSteps, readTrace } from './records.ts';
import { readTree } from './tree.ts';
import { isUnknownCall } from './unknown-call.ts';

/** The call behind each question whose lack is told on the page. */
const BEHIND: Readonly<Partial<Record<keyof PageData, string>>> = {
  list: calls.Data.List.name,
  save: calls.Data.Save.name,
  remove: calls.Data.Delete.name,
  act: calls.Data.Action.name,
  actAll: calls.Data.ActionAll.name,
  upload: calls.ImportExport.UploadFile.name,
  makePdf: calls.Print.Pdf.name,
  importRows: calls.Data.Import.name,
  template: calls.Data.Template.name,
};

const LACKING = '学校的服务器没有提供这项功能';

type Ask = (...given: never[]) => Promise<unknown>;

/**
 * The renderer's questions at a server that is not ours: what our server alone answers is done without, or named on the page once,
 * and answers are brought to the form that ours have. `tellsSchemas`: it has `Data/Schema`.
 */
export function foreignData(own: PageData, tellsSchemas: boolean): PageData {
  const named = async (name: string, does: 'ask' | 'write', input: Row) => {
    try {
      return await own[does](name, input);
    } catch (failure) {
      throw lackOf(failure, name);
    }
  };
  /** What a call answers, as it came. */
  const plain = async <Name extends CallName>(
    constant: Call<Name>,
    input: CallInput[Name],
  ): Promise<unknown> => {
    try {
      return await call(constant, input, { inPlace: true, signal: pageSignal() });
    } catch (failure) {
      throw lackOf(failure, constant.name);
    }
  };
  const asked: PageData = {
    ...(Object.fromEntries(
      Object.keys(own).map((name) => [name, telling(own, name as keyof PageData)]),
    ) as unknown as PageData),
    // As it came: what is no row must not become one.
    get: async (Entity, Id) => (await plain(calls.Data.Get, { Entity, Id })) as Row,
    ask: (name, input) => named(name, 'ask', input),
    write: (name, input) => named(name, 'write', input),
  };
  const asks = new FixedAsks(asked);
  const choices = new Choices(own.options, asked.ask, lackOf);
  return {
    ...asked,
    saveContent: own.saveContent,
    schema: async (path) => {
      const answer = tellsSchemas ? readSchema(await own.schema(path), path) : await shippedPage(path);
      noteEntities(answer.Entities);
      return { ...answer, isForeign: true };
    },
    codes: foreignCodes,
    list: async (request) => {
      const entity = entityNamed(request.Entity);
      const page = readListPage(await asks.list(entity, request), request);
      const rows = page.rows.map((row) => fitted(entity, row));
      asks.note(rows);
      return { total: page.total, rows };
    },
    get: async (name, id) => {
      const entity = entityNamed(name);
      const row = await asks.get(entity, id);
      if (fieldsOf(row) !== row) throw new CallFailure('未找到该记录', 2);
      return fitted(entity, row as Row);
    },
    save: async (request, how) => {
      const { Id, Version } = fieldsOf(await asks.save(entityNamed(request.Entity), request, how));
      return { Id: firstText(Id, request.Data['Id']), Version: numberOf(Version) ?? 0 };
    },
    remove: async (request) => asks.act(entityNamed(request.Entity), { ...request, Params: {} }),
    act: async (request, how) => {
      const entity = entityWith(request.EnCode);
      return entity ? asks.act(entity, request, how) : asked.act(request, how);
    },
    options: (request) => choices.of(request),
    tree: async (request) => readTree(await plain(calls.Data.Tree, request)),
    trace: async (Entity, Id) => readTrace(await plain(calls.Flow.Trace, { Entity, Id })),
    guide: async (Page) => readSteps(await plain(calls.Guide.Progress, { Page })),
    // What our server says beforehand, another one says when it is asked to act.
    first: async () => ({ Missing: [], Own: null }),
    ready: async () => undefined,
    worked: async () => ({}),
    limits: async () => [],
    reach: async () => 0,
    ending: async () => [],
    exportHere: async (...given) => (await import('./export.ts')).exportFrom(...given),
  };
}

/** A question whose call the server may lack. */
function telling(own: PageData, name: keyof PageData): Ask {
  return async (...given) => {
    try {
      return await (own[name] as Ask)(...given);
    } catch (failure) {
      throw lackOf(failure, BEHIND[name]);
    }
  };
}

/** A failure as the page tells it: a call that is not there is noted, to be named once. */
function lackOf(failure: unknown, call: string | undefined): unknown {
  if (!isUnknownCall(failure)) return failure;
  if (call !== undefined) noteLack(window.location.pathname, call);
  return new CallFailure(LACKING, 404, null, 404);
}

/** A page as a server of its own tells it; what is in it is judged by what draws it. */
function readSchema(answer: SchemaAnswer, path: string): SchemaAnswer {
  const { Page, Pages, Entities, Version } = fieldsOf(answer);
  if (textOf(fieldsOf(Page)['kind']) === '') throw new CallFailure('服务器返回的页面方案无法识别', 2);
  return {
    Path: path,
    Version: textOf(Version),
    Page: Page as SchemaAnswer['Page'],
    Pages: fieldsOf(Pages) as SchemaAnswer['Pages'],
    Entities: fieldsOf(Entities) as SchemaAnswer['Entities'],
  };
}
