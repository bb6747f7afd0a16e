import { DOWN_TYPE } from '../../../contract/generated/codes.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { getRow } from '../../data/read/get.ts';
import type { DocumentPart } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { requireGuard } from '../../data/write/guards.ts';
import type { ExportRequest } from './export.ts';

/** Whether an export is a document of one row in place of a table. */
export const isDocument = ({ catalog }: Engine, { EnCode }: Pick<ExportRequest, 'EnCode'>): boolean =>
  catalog.enCodes.get(EnCode)?.action.document !== undefined;

/** What module code makes of the row of a request, which its caller reaches; undefined where a table is exported. */
export async function documentOf(
  engine: Engine,
  caller: Caller,
  request: ExportRequest,
): Promise<readonly DocumentPart[] | undefined> {
  if (!isDocument(engine, request)) return undefined;
  const { entity, action } = grantedAction(engine, caller, request.EnCode, ['export']);
  const make = engine.modules.map(({ documentOf: said }) => said?.(action)).find(Boolean);
  const [id, ...others] = request.Ids ?? [];
  if (id === undefined || others.length > 0) throw refuse(`${action.title}一次只能选择一条记录`);
  if (!make || request.DownType !== DOWN_TYPE.Word) throw refuse(`${action.title}只能是Word文档`);
  const row = await getRow(engine, caller, entity.name, id);
  requireGuard(action, row, caller, await databaseNow(engine.database));
  return make({ engine, caller, row, entity: entity.name });
}
