import { useId, useState } from 'react';
import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { FLOW_SIGN_PLACE } from '../../contract/generated/codes.ts';
import type { FieldFile, Verb } from '../../contract/generated/meta.ts';
import type { Row } from '../renderer/data.ts';
import type { ActionCall } from './handler.ts';
import styles from './node-asks.module.css';

type Asked = CallOutput['Flow/Task'];
type Params = Readonly<Record<string, FieldFile>>;

/** Steps with which something may be sent that the node asks for. */
const ASKING: readonly Verb[] = ['submit', 'approve', 'reject', 'back', 'transfer', 'addSign'];
const AGREEING: readonly Verb[] = ['approve', 'addSign'];

/** What the node of an application asks for beside the parameters of the action. */
export interface NodeAsks {
  readonly params: Params;
  readonly initial: Row;
  /** Quick opinions, where it is sent back to, and who acts next; `set` fills in parameters, `values` are those so far. */
  readonly extras: ((set: (change: Row) => void, values: Row) => React.ReactNode) | undefined;
  /** What is sent, made of what was typed. */
  pack(values: Row): Row;
}

/** Asks the server what the node wants to know; undefined where the action is no step of one application, or nothing is asked. */
export async function nodeAsks(
  { action, target, services }: ActionCall,
  params: Params,
): Promise<NodeAsks | undefined> {
  const [row, ...others] = target.rows;
  const { entity } = target;
  if (!row || others.length > 0 || entity.file.flow === undefined || !ASKING.includes(action.verb))
    return undefined;
  const input = { Entity: entity.name, Id: String(row['Id']) };
  let asked: Asked;
  try {
    asked = (await services.data.ask(calls.Flow.Task.name, input)) as Asked;
  } catch {
    return undefined;
  }
  return asksOf(action.verb, asked, { params, row, fields: entity.fields });
}

interface About {
  readonly params: Params;
  readonly row: Row;
  readonly fields: ReadonlyMap<string, FieldFile>;
}

/** Fields of the application that the node lets its people write, unless the action asks for them anyway. */
function editsOf(verb: Verb, { Task }: Asked, { params, row, fields }: About): Params {
  const edits: Record<string, FieldFile> = {};
  if (!Task || !AGREEING.includes(verb)) return edits;
  for (const name of Task.Edit) {
    const field = fields.get(name);
    if (!field || Object.hasOwn(params, name)) continue;
    const required = Task.Require.includes(name) || (field.required ?? false);
    edits[name] = isMasked(field, row[name])
      ? { ...field, required: false, placeholder: `${String(row[name])}，不修改可不填` }
      : { ...field, required };
  }
  return edits;
}

/** What is shown masked cannot be typed over in part: it is asked for anew, or left as it is. */
const isMasked = ({ mask, class: kind }: FieldFile, value: unknown): boolean =>
  (mask !== undefined || kind === 'sensitive') && typeof value === 'string' && value.includes('*');

/** Files and a signature that go with the step. */
function addedOf(verb: Verb, { Task }: Asked): Params {
  const added: Record<string, FieldFile> = {};
  if (Task && Task.Attachments > 0 && verb !== 'submit')
    added['Files'] = { type: 'file', title: '附件', max: Task.Attachments };
  if (Task?.Signature && AGREEING.includes(verb))
    added['Signature'] = { type: 'image', title: '签名', widget: 'signature', required: true };
  return added;
}

const SIGNED_FIRST = `row.Place == '${FLOW_SIGN_PLACE.After}'`;

/** A person who has somebody else sign first agrees to nothing yet: what goes with an agreement is asked for when it comes back. */
function whereAgreed(verb: Verb, fields: Params): Params {
  if (verb !== 'addSign') return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, visible: field.visible ? `(${field.visible}) && ${SIGNED_FIRST}` : SIGNED_FIRST },
    ]),
  );
}

/** Whether a step as it is filled in agrees, so that others come next. */
const isAgreeing = (verb: Verb, { Place }: Row): boolean =>
  verb !== 'addSign' || Place === FLOW_SIGN_PLACE.After;

/** What is offered to choose from: the people of the next nodes, the nodes before, and opinions. */
function offersOf(verb: Verb, { Task, Choose }: Asked, { params }: About) {
  return {
    choose: AGREEING.includes(verb) || verb === 'submit' ? Choose : [],
    targets: verb === 'back' ? (Task?.BackTo ?? []) : [],
    quick: params['Opinion'] ? (Task?.Quick ?? []) : [],
  };
}

function asksOf(verb: Verb, asked: Asked, about: About): NodeAsks | undefined {
  const { Task } = asked;
  const { params, row } = about;
  const edits = whereAgreed(verb, editsOf(verb, asked, about));
  const added = whereAgreed(verb, addedOf(verb, asked));
  const offers = offersOf(verb, asked, about);
  const opinion = params['Opinion'];
  const isOwed = opinion && Task?.OpinionRequired.includes(verb);
  const isOffered = Object.values(offers).some(({ length }) => length > 0);
  if (!isOffered && !isOwed && Object.keys({ ...edits, ...added }).length === 0) return undefined;
  const picked: Picked = {
    Node: verb === 'back' && Task && !Task.BackToApplicant ? offers.targets[0]?.NodeId : undefined,
    Chosen: {},
  };
  return {
    params: { ...params, ...(isOwed ? { Opinion: { ...opinion, required: true } } : {}), ...edits, ...added },
    initial: Object.fromEntries(
      Object.entries(edits).map(([name, field]) => [
        name,
        isMasked(field, row[name]) ? null : (row[name] ?? null),
      ]),
    ),
    extras: isOffered
      ? (set, values) => (
          <Extras
            {...offers}
            choose={isAgreeing(verb, values) ? offers.choose : []}
            hasApplicant={Task?.BackToApplicant ?? true}
            onQuick={(Opinion) => set({ Opinion })}
            onNode={(node) => (picked.Node = node)}
            onChosen={(node, ids) => (picked.Chosen[node] = ids)}
          />
        )
      : undefined,
    pack: (values) =>
      packed(values, {
        edits,
        row,
        picked,
        isChosen: offers.choose.length > 0 && isAgreeing(verb, values),
      }),
  };
}

/** What was picked beside the parameters. */
interface Picked {
  Node: string | undefined;
  readonly Chosen: Record<string, string[]>;
}

interface Packing {
  readonly edits: Params;
  readonly row: Row;
  readonly picked: Picked;
  readonly isChosen: boolean;
}

function packed(values: Row, { edits, row, picked: { Node, Chosen }, isChosen }: Packing): Row {
  const isLeft = (name: string) => isMasked(edits[name]!, row[name]) && (values[name] ?? '') === '';
  const Edit = Object.fromEntries(
    Object.keys(edits).flatMap((name) => (isLeft(name) ? [] : [[name, values[name] ?? null]])),
  );
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(edits, name)));
  return {
    ...own,
    ...(Object.keys(Edit).length > 0 ? { Edit } : {}),
    ...(Node ? { Node } : {}),
    ...(isChosen ? { Chosen } : {}),
  };
}

interface ExtrasProps {
  readonly quick: readonly string[];
  readonly targets: readonly { readonly NodeId: string; readonly NodeName: string }[];
  readonly hasApplicant: boolean;
  readonly choose: Asked['Choose'];
  onQuick(opinion: string): void;
  onNode(node: string | undefined): void;
  onChosen(node: string, ids: string[]): void;
}

function Extras({ quick, targets, hasApplicant, choose, onQuick, onNode, onChosen }: ExtrasProps) {
  const id = useId();
  return (
    <div className={styles['extras']}>
      {targets.length > 0 && (
        <label htmlFor={`${id}-node`}>
          退回到
          <select id={`${id}-node`} onChange={({ target }) => onNode(target.value || undefined)}>
            {hasApplicant && <option value="">申请人</option>}
            {targets.map(({ NodeId, NodeName }) => (
              <option key={NodeId} value={NodeId}>
                {NodeName}
              </option>
            ))}
          </select>
        </label>
      )}
      {choose.map((one) => (
        <Choosing key={one.NodeId} of={one} onChosen={(ids) => onChosen(one.NodeId, ids)} />
      ))}
      {quick.length > 0 && (
        <p className={styles['quick']} role="group" aria-label="常用意见">
          {quick.map((text) => (
            <button key={text} type="button" onClick={() => onQuick(text)}>
              {text}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function Choosing({ of, onChosen }: { of: Asked['Choose'][number]; onChosen(ids: string[]): void }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = (id: string, isOn: boolean) => {
    const others = ids.filter((one) => one !== id);
    const next = isOn ? [...others, id].slice(-of.Most) : others;
    setIds(next);
    onChosen(next);
  };
  return (
    <fieldset>
      <legend>{`${of.NodeName}由谁办理${of.Most > 1 ? `（最多${of.Most}人）` : ''}`}</legend>
      {of.People.length === 0 && <p>没有可选的人员，请联系管理员</p>}
      {of.People.map(({ Id, Name }) => (
        <label key={Id}>
          <input
            type={of.Most > 1 ? 'checkbox' : 'radio'}
            checked={ids.includes(Id)}
            onChange={({ target }) => toggle(Id, target.checked)}
          />
          {Name}
        </label>
      ))}
    </fieldset>
  );
}
