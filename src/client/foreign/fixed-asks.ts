import { compileCondition } from '../../contract/conditions/condition.ts';
import type { FixedCall } from '../../contract/generated/meta.ts';
import type { EntityModel } from '../../contract/model.ts';
import type {
  ActAnswer,
  ActHow,
  FormHow,
  ActRequest,
  FilterValues,
  ListRequest,
  PageData,
  Row,
  SaveRequest,
} from '../renderer/data.ts';
import { fieldsOf } from '../request/reading.ts';

/** What formulas of a fixed call's input read. */
interface Given {
  readonly row: Row;
  readonly params: Row;
  readonly ids: readonly string[];
}

/** The questions about rows: by the calls of section 7 that the entity names, else by the generic ones. */
export class FixedAsks {
  private rows: ReadonlyMap<string, Row> = new Map();

  constructor(private readonly data: PageData) {}

  /** Takes note of the rows that a list shows: what is done to one of them may depend on it. */
  note(rows: readonly Row[]): void {
    this.rows = new Map(rows.map((row) => [String(row['Id']), row]));
  }

  list({ file }: EntityModel, request: ListRequest): Promise<unknown> {
    const call = file.fixedCalls?.list;
    return call === undefined ? this.data.list(request) : this.data.ask(call, listInput(request));
  }

  get({ file, name }: EntityModel, Id: string): Promise<unknown> {
    const call = file.fixedCalls?.get;
    return call === undefined ? this.data.get(name, Id) : this.data.ask(call, { Id });
  }

  save({ actions }: EntityModel, request: SaveRequest, how?: FormHow): Promise<unknown> {
    const fixed = actions.get(request.EnCode)?.fixed;
    if (!fixed) return this.data.save(request, how);
    const { Data: row } = request;
    return this.data.write(fixed.call, inputOf(fixed, { row, params: {}, ids: [] }) ?? row);
  }

  async act({ actions, name }: EntityModel, request: ActRequest, how?: ActHow): Promise<ActAnswer> {
    const action = actions.get(request.EnCode);
    const { EnCode, Ids, Params: params } = request;
    if (action?.fixed) {
      const row = this.rows.get(Ids[0] ?? '') ?? {};
      const input = inputOf(action.fixed, { row, params, ids: Ids }) ?? { Ids: [...Ids], ...params };
      return { value: await this.data.write(action.fixed.call, input) };
    }
    return action?.verb === 'delete'
      ? this.data.remove({ Entity: name, EnCode, Ids })
      : this.data.act(request, how);
  }
}

/** What is asked of a call of section 7 for a page of rows. */
export function listInput(request: ListRequest | Omit<ListRequest, 'PageIndex' | 'PageSize'>): Row {
  const { Filter, Entity: _entity, Page: _page, Tab: _tab, Group: _group, ...page } = request;
  return { ...filterOf(Filter), ...page };
}

/** Filters by their names; a range is sent as its two ends. */
function filterOf(filter: FilterValues): Row {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => {
      const { From, To } = fieldsOf(value);
      if (From === undefined && To === undefined) return [[name, value]];
      return [
        ...(From === undefined ? [] : [['StartTime', From]]),
        ...(To === undefined ? [] : [['EndTime', To]]),
      ];
    }),
  );
}

/** The whole input that formulas give; nothing where there are none. */
function inputOf({ input }: FixedCall, given: Given): Row | undefined {
  if (!input) return undefined;
  const values = Object.entries(input).map(([name, formula]) => [
    name,
    compileCondition(formula).evaluate({ ...given }) ?? null,
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as Row;
}
