import type { Intake } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { isIntakePage } from '../../../contract/page.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { refuse } from '../../data/refusal.ts';
import { visitorReach } from '../../data/access/visitor.ts';
import { NOBODY } from '../../../contract/subject.ts';

/** An entity of which anybody hands rows in, by the page that is the form of it. */
export interface OpenIntake {
  readonly entity: EntityModel;
  readonly intake: Intake;
}

/** What a page takes of anybody. @throws Refusal where it takes nothing, or its module is switched off */
export function intakeOf(catalog: Catalog, path: string): OpenIntake {
  const page = visitorReach(catalog).pages.get(path);
  const entity = page && isIntakePage(page) ? catalog.entities.get(page.entity) : undefined;
  const intake = entity?.file.intake;
  if (!entity || !intake || catalog.closed.entity(entity.name) !== undefined) throw refuse('该页面不能填报');
  return { entity, intake };
}

/** Nobody in particular, who makes one row or holds the ticket of one. */
export const asSender = (
  { requestId, ip, arrived }: Caller,
  { entity }: OpenIntake,
  { enCodes = [], id }: { readonly enCodes?: readonly string[]; readonly id?: string },
): Caller => ({
  subject: { ...NOBODY, TrueName: '访客' },
  grants: new Set(enCodes),
  readable: new Set([entity.name]),
  intake: id === undefined ? { entity: entity.name } : { entity: entity.name, id },
  requestId,
  ip,
  ...(arrived === undefined ? {} : { arrived }),
});
