import { isEmpty } from '../../../contract/field-rules.ts';
import type { ApproveNode, FlowWho } from '../../../contract/generated/meta.ts';
import { checkRow, computeRow, type Row } from '../../../contract/rules.ts';
import { isUnchanged } from '../access/incoming.ts';
import { refuse, refuseFields } from '../refusal.ts';
import { rulesOf } from '../write/row-rules.ts';
import { approvalOf, type Acting } from './acting.ts';
import type { FlowTask } from './course-facts.ts';
import type { Course } from './course.ts';
import { placesOf } from '../../../contract/flow/nodes.ts';
import type { Done } from './record.ts';
import { worldOf } from './world.ts';

/** What may be sent with any step of an approval beside the parameters of its action. */
export const SENT: readonly string[] = ['Edit', 'Files', 'Signature', 'Node', 'Chosen'];

/**
 * Takes what is sent with a decision, as far as its node asks for it: changed fields are put into the row, chosen people into the
 * course. @returns what of it stands in the record. @throws Refusal at each field that the node does not allow, or lacks
 */
export async function takeSent(
  acting: Acting,
  course: Course,
  task: FlowTask,
  verb: 'approve' | 'reject' | 'back' | 'transfer',
): Promise<Partial<Done>> {
  const node = approvalOf(course, task);
  const { params } = acting;
  if (node.opinion?.required?.includes(verb) && isEmpty(params['Opinion']))
    throw refuseFields([{ Key: 'Opinion', Message: '请输入意见' }]);
  if (verb === 'approve') takeEdits(acting, node);
  else if (params['Edit'] !== undefined && Object.keys(Object(params['Edit'])).length > 0)
    throw refuse('只有同意时可以修改内容');
  await takeChosen(acting, course);
  return { ...filesOf(node, params), ...signatureOf(node, params, verb) };
}

function takeEdits({ context, entity, row, params }: Acting, node: ApproveNode): void {
  const sent = (params['Edit'] ?? {}) as Row;
  const odd = Object.keys(sent).find((name) => !node.edit?.includes(name));
  if (odd !== undefined) throw refuse(`本环节不能修改${entity.fields.get(odd)?.title ?? odd}`);
  // What comes back as it was shown, masked or not, is no edit.
  const edits = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isUnchanged(entity.fields.get(name)!, row[name], value)),
  );
  const rules = rulesOf(context.engine, context.caller, context.now);
  const after = computeRow(entity, { ...row, ...edits }, { ...rules, stored: row });
  const problems = checkRow(entity, after, { ...rules, fields: new Set(Object.keys(edits)) });
  for (const name of node.require ?? [])
    if (isEmpty(after[name]) && !problems.some(({ Key }) => Key === name))
      problems.push({ Key: name, Message: `请填写${entity.fields.get(name)?.title ?? name}` });
  if (problems.length > 0) throw refuseFields(problems);
  Object.assign(row, after);
}

function filesOf({ attachments = 0 }: ApproveNode, { Files }: Row): Partial<Done> {
  if (isEmpty(Files)) return {};
  if (attachments === 0) throw refuse('本环节不能上传附件');
  if (String(Files).split(',').length > attachments)
    throw refuseFields([{ Key: 'Files', Message: `最多上传${attachments}个附件` }]);
  return { Files: String(Files) };
}

function signatureOf({ signature }: ApproveNode, { Signature }: Row, verb: string): Partial<Done> {
  if (!signature) {
    if (!isEmpty(Signature)) throw refuse('本环节不用签名');
    return {};
  }
  if (verb === 'approve' && isEmpty(Signature)) throw refuseFields([{ Key: 'Signature', Message: '请签名' }]);
  return isEmpty(Signature) ? {} : { Signature: String(Signature) };
}

/** Takes the people that were chosen for nodes to come. @throws Refusal for somebody who cannot be chosen */
export async function takeChosen(
  { context, entity, row, params }: Acting,
  course: Course,
  chooser: 'applicant' | 'previous' = 'previous',
): Promise<void> {
  const chosen = (params['Chosen'] ?? {}) as Readonly<Record<string, unknown>>;
  for (const { node } of placesOf(course.define.flow)) {
    if (node.kind !== 'approve' || node.who.by !== 'chosen' || chosen[node.id] === undefined) continue;
    const ids = [chosen[node.id]].flat().map(String);
    const { from, most = 1, chooser: who } = node.who;
    const world = worldOf(context, entity, row);
    const offered = await world.able((await world.people(from as FlowWho)).ids, 'decide');
    const isOdd = who !== chooser || ids.length > most || ids.some((id) => !offered.includes(id));
    if (isOdd)
      throw refuseFields([
        { Key: 'Chosen', Message: `“${node.title}”的办理人请在列表中选择，最多${most}人` },
      ]);
    course.chosen[node.id] = [...new Set(ids)];
  }
}
