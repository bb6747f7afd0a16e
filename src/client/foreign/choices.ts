import { calls } from '../../contract/generated/calls.ts';
import { buildEntity, type EntityModel } from '../../contract/model.ts';
import type { Option, OptionsRequest, PageData, Row } from '../renderer/data.ts';
import { firstText, objectsOf } from '../request/reading.ts';
import { entityNamed } from './fitting.ts';
import { readListPage } from './list-page.ts';
import { shippedEntity } from './shipped.ts';
import { readOptions } from './tree.ts';
import { isUnknownCall } from './unknown-call.ts';

const PAGE_SIZE = 20;

/**
 * The choices of a reference: those that the server tells, else the rows of the list that section 7 has for the entity. What has
 * neither is a lack.
 */
export class Choices {
  private isTold = true;

  /** @param own asks our call and leaves its failure as it is */
  constructor(
    private readonly own: PageData['options'],
    private readonly ask: PageData['ask'],
    private readonly lackOf: (failure: unknown, call: string) => unknown,
  ) {}

  async of(request: OptionsRequest): Promise<readonly Option[]> {
    const entity = await entityOf(request.Source);
    const list = entity?.file.fixedCalls?.list;
    if (entity && list !== undefined && !this.isTold) return this.rowsAsChoices(entity, list, request);
    try {
      return readOptions(await this.own(request));
    } catch (failure) {
      if (!isUnknownCall(failure)) throw failure;
      if (!entity || list === undefined) throw this.lackOf(failure, calls.Data.Options.name);
      this.isTold = false;
      return this.rowsAsChoices(entity, list, request);
    }
  }

  private async rowsAsChoices(
    { file }: EntityModel,
    list: string,
    { Keyword, Ids, PageIndex = 1, PageSize = PAGE_SIZE }: OptionsRequest,
  ): Promise<readonly Option[]> {
    const page = { PageIndex, PageSize };
    const asked: Row = { ...page, ...(Keyword ? { Keyword } : {}), ...(Ids ? { Ids: [...Ids] } : {}) };
    const { rows, total } = readListPage(await this.ask(list, asked), page);
    const choices = objectsOf(rows).flatMap((row): Option[] => {
      const Value = firstText(row['Id'], row['id']);
      const Label = firstText(row[file.label ?? ''], row['Name'], row['name'], Value);
      return Value === '' || (Ids && !Ids.includes(Value)) ? [] : [{ Value, Label }];
    });
    const More = total - (PageIndex - 1) * PageSize - rows.length;
    return More > 0 && !Ids
      ? choices.map((one, at) => (at === choices.length - 1 ? { ...one, More } : one))
      : choices;
  }
}

async function entityOf(name: string): Promise<EntityModel | undefined> {
  try {
    return entityNamed(name);
  } catch {
    return shippedEntity(name).then(
      (file) => buildEntity(name, file),
      () => undefined,
    );
  }
}
