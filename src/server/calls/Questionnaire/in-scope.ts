import type { Row } from '../../../contract/rules.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { getRow } from '../../data/get.ts';
import { refuse } from '../../data/refusal.ts';
import type { CallRequest } from '../../http/answer.ts';
import { partOf, type Part } from '../../modules/questionnaire/stats.ts';
import type { CallServices } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

type Asking = Pick<CallRequest, 'caller' | 'name'> & { readonly input: { readonly Id: string } };

/** The part of a questionnaire's sheets that the caller's figures are made of. @throws Refusal when he does not reach it */
export async function reachedPart(services: CallServices, asking: Asking): Promise<Part> {
  await refuseWithoutPage(services, asking);
  const row = await reachedQuestionnaire(services, asking);
  return partOf(String(row['Id']), asking.caller.subject);
}

/** The questionnaire, when the caller's pages and his scope let him read it. */
export async function reachedQuestionnaire(
  { engine }: CallServices,
  { caller, input }: Asking,
): Promise<Row> {
  if (input.Id === '') throw refuse('没有指定问卷');
  return getRow(engine, caller, entities.Questionnaire, input.Id);
}
