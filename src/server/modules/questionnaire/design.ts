import { SURVEY_TYPE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { isDerived } from '../../../contract/model.ts';
import { designProblems, factorProblems } from '../../../contract/paper/design.ts';
import { MOST_MB, takenKinds } from '../../../contract/paper/files.ts';
import { isRecord } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import { audit } from '../../data/audit.ts';
import { insertRows } from '../../data/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { newId } from '../../data/row-store.ts';
import { addRow } from '../../data/system-write.ts';
import { factorOf, KINDS, readQuestions, storedDesign, type Design, type RawFactor } from './paper.ts';
import { designOf } from './scales.ts';

// SQL: * is SurveyQuestion, SurveyFactor

const MOST_QUESTIONS = 300;
const MOST_FACTORS = 50;

/** A questionnaire belongs to the office of whoever made it. */
export async function beforeQuestionnaireSave({ row, before, caller }: RowHook): Promise<void> {
  if (!before) row['OrgId'] = caller.subject.CollegeIds[0] ?? (caller.subject.OrgId || null);
}

/** Keeps the questions and factors of a questionnaire that nobody could answer yet. */
export async function saveDesign(context: HandlerContext): Promise<{ Id: string }> {
  const row = oneRow(context);
  const id = String(row['Id']);
  const design = parseDesign(String(context.params['Design']));
  requireSound(design, 0);
  await storeDesign(context, id, design);
  const { entity, enCode } = context;
  await audit(context, { entity, id, enCode, before: row, after: row });
  return { Id: id };
}

/** A draft with the same questions. */
export async function copyQuestionnaire(context: HandlerContext): Promise<{ Id: string }> {
  const row = oneRow(context);
  const { engine, enCode } = context;
  const kept = [...entityOf(engine, entities.Questionnaire).fields.values()].filter(
    (field) => !field.readonly && !isDerived(field),
  );
  const copy: Row = Object.fromEntries(kept.map(({ name }) => [name, row[name] ?? null]));
  const Id = await addDraft(context, {
    ...copy,
    ScaleCode: row['ScaleCode'],
    Title: `${String(row['Title']).slice(0, 94)}（副本）`,
  });
  await storeDesign(context, Id, await storedDesign(context.tx, String(row['Id'])));
  await audit(context, { entity: context.entity, id: Id, enCode, before: null, after: copy });
  return { Id };
}

/** A draft with the numbers of a scale; texts that are under licence are the school's to fill in. */
export async function startFromScale(context: HandlerContext): Promise<{ Id: string }> {
  const { ScaleCode, StartTime, EndTime } = context.params;
  const scale = context.engine.catalog.scales.get(String(ScaleCode));
  if (!scale)
    throw refuseFields([{ Key: 'ScaleCode', Message: '系统没有该量表的题目，请新建问卷后自行出题' }]);
  const Title = context.params['Title'] ?? scale.title;
  if (String(EndTime) <= String(StartTime)) throw refuse('结束时间不能小于开始时间');
  const Id = await addDraft(context, {
    Title,
    StartTime,
    EndTime,
    SurveyType: SURVEY_TYPE.Psych,
    ScaleCode,
    ...scale.settings,
  });
  await storeDesign(context, Id, designOf(scale));
  return { Id };
}

async function addDraft(context: HandlerContext, row: Row): Promise<string> {
  const { subject } = context.caller;
  const draft = { ...row, State: TASK_STATE.Draft, OrgId: subject.CollegeIds[0] ?? (subject.OrgId || null) };
  return addRow(context, entities.Questionnaire, draft, context.enCode);
}

/** Refuses a design that cannot be asked as it stands, with its first fault. */
export function requireSound(design: Design, least: number): void {
  if (design.Questions.length > MOST_QUESTIONS) throw refuse(`题目不能超过${MOST_QUESTIONS}道`);
  if (design.Factors.length > MOST_FACTORS) throw refuse(`因子不能超过${MOST_FACTORS}个`);
  const questions = readQuestions(design);
  if (questions.filter(({ type }) => type !== 'note').length < least) throw refuse('请至少添加一道题目');
  const [fault] = designProblems(questions);
  if (fault) throw refuse(`第${questions.find(({ id }) => id === fault.at)?.no}题${fault.message}`);
  const [factor] = factorProblems(questions, design.Factors.map(factorOf));
  if (factor) throw refuse(factor.message);
}

async function storeDesign(context: WriteContext, id: string, design: Design): Promise<void> {
  const { tx, engine } = context;
  // Nobody answered them, and the audit tells that they were changed: earlier states of a draft are not kept.
  for (const table of ['SurveyQuestion', 'SurveyFactor'])
    await tx.query(`DELETE FROM "${table}" WHERE "QuestionnaireId" = $1`, [id]);
  const questions = design.Questions.map((question, index): Row => {
    const { Id: _old, Type, ...rest } = question;
    return { ...rest, Id: newId(), QuestionnaireId: id, Sort: index + 1, QType: Type };
  });
  const factors = design.Factors.map(({ Code, Name, Calc, Questions, Levels }): Row => ({
    Id: newId(),
    QuestionnaireId: id,
    FactorCode: Code,
    FactorName: Name,
    Calc,
    QuestionNos: Questions,
    Levels,
  }));
  await insertRows(context, entityOf(engine, entities.SurveyQuestion), questions);
  await insertRows(context, entityOf(engine, entities.SurveyFactor), factors);
}

/** Reads what the designer sent; only known parts of it are kept. */
export function parseDesign(text: string): Design {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw refuse('题目格式不正确');
  }
  if (!isRecord(sent) || !Array.isArray(sent['Questions']) || !Array.isArray(sent['Factors']))
    throw refuse('题目格式不正确');
  return {
    Questions: sent['Questions'].map((raw, index) => cleanQuestion(isRecord(raw) ? raw : {}, index)),
    Factors: sent['Factors'].map((raw) => cleanFactor(isRecord(raw) ? raw : {})),
  };
}

const flag = (value: unknown): 0 | 1 => (value === 1 || value === true || value === '1' ? 1 : 0);
const text = (value: unknown, most: number): string => {
  const given = typeof value === 'string' ? value.trim() : '';
  if ([...given].length > most) throw refuse(`「${given.slice(0, 12)}…」不能超过${most}个字`);
  return given;
};
const whole = (value: unknown, least: number, most: number): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    throw refuse(`数值应在${least}-${most}之间`);
  return number;
};
const score = (value: unknown): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  if (!Number.isFinite(number) || Math.abs(number) > 1000) throw refuse('分值应在-1000-1000之间');
  return Math.round(number * 10) / 10;
};

function cleanQuestion(raw: Record<string, unknown>, index: number): Design['Questions'][number] {
  const type = text(raw['Type'], 4);
  if (!Object.hasOwn(KINDS, type)) throw refuse(`第${index + 1}题题型不可用`);
  const options = Array.isArray(raw['Options']) ? raw['Options'].filter(isRecord) : [];
  const rows = Array.isArray(raw['Rows']) ? raw['Rows'] : [];
  const when = raw['ShowWhen'];
  return {
    Id: String(index),
    Type: type,
    Title: text(raw['Title'], 300),
    Required: flag(raw['Required']),
    Options: options.map((option) => ({
      Key: text(option['Key'], 4),
      Text: text(option['Text'], 100),
      Score: score(option['Score']),
      IsWarn: flag(option['IsWarn']),
      AllowOther: flag(option['AllowOther']),
      JumpTo: whole(option['JumpTo'], 1, 999),
    })),
    Rows: rows.map((row) => text(row, 100)),
    MinSelect: whole(raw['MinSelect'], 0, 20),
    MaxSelect: whole(raw['MaxSelect'], 1, 20),
    MinScore: whole(raw['MinScore'], 0, 100),
    MaxScore: whole(raw['MaxScore'], 1, 100),
    MaxLength: whole(raw['MaxLength'], 1, 2000),
    IsReverse: flag(raw['IsReverse']),
    RandomOptions: flag(raw['RandomOptions']),
    FileKinds: takenKinds(raw['FileKinds']) ?? null,
    MaxMB: whole(raw['MaxMB'], 1, MOST_MB),
    ShowWhen: isRecord(when)
      ? {
          q: whole(when['q'], 1, 999) ?? 0,
          op: when['op'] === 'notIn' ? 'notIn' : 'in',
          v: Array.isArray(when['v']) ? when['v'].map((key) => text(key, 4)) : [],
        }
      : null,
  };
}

function cleanFactor(raw: Record<string, unknown>): RawFactor {
  const levels = Array.isArray(raw['Levels']) ? raw['Levels'].filter(isRecord) : [];
  const questions = Array.isArray(raw['Questions']) ? raw['Questions'].map(Number) : [];
  return {
    Code: text(raw['Code'], 20),
    Name: text(raw['Name'], 40),
    Calc: text(raw['Calc'], 4),
    Questions: questions,
    Levels: levels.map((level) => ({
      Min: Number(level['Min']) || 0,
      Max: Number(level['Max']) || 0,
      WarnLevel: text(level['WarnLevel'], 2),
      Advice: text(level['Advice'], 300),
    })),
  };
}

/** The row that the action was called on. */
export function oneRow({ rows }: HandlerContext): Row {
  const [row] = rows;
  if (!row) throw refuse('请选择要操作的记录');
  return row;
}
