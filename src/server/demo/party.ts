import { compileCondition } from '../../contract/conditions/condition.ts';
import { FLOW_STATUS } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { courseOf, officer } from './approval.ts';
import { partyLife } from './party-life.ts';
import {
  branchesOf,
  copied,
  day,
  orgRows,
  staffMembers,
  studentMembers,
  written,
  type Member,
} from './party-members.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';

/** Steps as a person who is registered is given them, in their order. */
type Standard = Readonly<Record<string, string | number>>;

/** The party in four colleges and the offices: branches, people at each stage, meetings, fees, and counsellors' visits. */
export function* party(making: Making): Generator<Batch> {
  const model = making.catalog?.entities.get(entities.PartyStep);
  if (!model) return;
  const steps = (model.file.standard?.rows ?? []).map(({ values, set }) => ({
    ...(values as Standard),
    StepCode: said(set?.['StepCode']),
    ActBy: String(compileCondition(set?.['ActBy'] ?? '').evaluate({ row: { StudentId: '' } })),
  }));
  const branches = branchesOf(making);
  const members = [...staffMembers(making, branches), ...studentMembers(making, branches)];
  yield { entity: entities.PartyOrg, rows: orgRows(making, branches) };
  yield* inBatches(
    entities.PartyMember,
    members.map(({ row }) => row),
  );
  const records: Row[] = [];
  yield* inBatches(entities.PartyStep, stepRows(making, members, steps, records));
  yield { entity: entities.ApprovalRecord, rows: records };
  yield* partyLife(making, branches, members);
}

/** The text that a formula of nothing but a text says. */
const said = (formula = '') => formula.slice(1, -1);

/** The 25 steps of everybody who is not a full member; at the steps of the committee the secretary has sent in what it decides. */
function* stepRows(
  making: Making,
  members: readonly Member[],
  steps: readonly Standard[],
  records: Row[],
): Generator<Row> {
  const committee = officer(making, 'party01');
  for (const member of members) {
    const { way, branch, row } = member;
    if (way.step === null) continue;
    for (const step of steps) {
      const code = String(step['StepCode']);
      const id = making.dice.id('partyStep', `${member.key}.${code}`);
      const isDone = code < way.step;
      const isOpen = code === way.step;
      const sent = isOpen && Number(step['NeedAudit']) === 1 && branch.secretary !== undefined;
      const happened = isDone ? happenedAt(making, member, Number(step['Seq'])) : null;
      const values: Row = {
        ...step,
        MemberId: member.id,
        ...copied(row, ['StudentId', 'UserId', 'TrueName', 'StudentNo', 'BranchId', 'SecretaryId']),
        ...copied(row, ['ClassId', 'CollegeId', 'CounsellorId', 'MemberState', 'Stage', 'IsLate']),
        CurrentStep: way.step,
        DueDay: row['StepDue'],
        FromDay: row['StepFrom'],
        ActorId: step['ActBy'] === '1' ? row['UserId'] : sent ? branch.secretary!.userId : null,
        StarterId: sent ? branch.secretary!.userId : null,
        StartTime: sent ? written(making) : null,
        HappenDate: sent ? day(making, -3) : happened,
        DoneAt: happened === null ? null : `${happened} 10:00:00`,
        Status: FLOW_STATUS.Draft,
      };
      if (sent) {
        const by = {
          userId: branch.secretary!.userId,
          name: { TrueName: staffName(making, branch.secretary!) },
        };
        const node = { id: 'committee', title: '上级党委审批', role: 'party_admin', handler: committee };
        const plan = { key: `party.${member.key}`, start: 0, status: FLOW_STATUS.Running, fresh: true };
        const course = courseOf(making, entities.PartyStep, by, { id, plan, steps: [node] });
        Object.assign(values, { Content: '支部已研究，请审批。' }, course.columns);
        records.push(...course.records);
      }
      yield stamped(id, written(making), values);
    }
  }
}

/** The day of a step: those that dates are kept of on theirs, the others on the day of the last one before. */
function happenedAt(making: Making, { way }: Member, seq: number): string {
  const { apply, activist, target, pre } = way;
  const days: readonly (readonly [number, number | undefined])[] = [
    [1, apply],
    [2, apply + 15],
    [3, activist],
    [7, target],
    [15, pre],
    [22, way.step === 'S23' ? -30 : undefined],
  ];
  const last = days.filter(([from, at]) => from <= seq && at !== undefined).at(-1);
  return day(making, last![1]!);
}
