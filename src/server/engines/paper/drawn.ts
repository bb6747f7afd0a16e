import { ENABLE } from '../../../contract/generated/codes.ts';
import { bySection, mixed } from '../../../contract/paper/order.ts';
import type { Question } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../../data/engine.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { ASKED, askedRow, type Design } from './design.ts';
import { columnsOf, sharedFields, tableOf, type Parts } from './parts.ts';
import { orderedFor, type Published, type PublishedPaper } from './published.ts';

// SQL: q is paper.question

/**
 * The design with the questions of the banks that the paper draws from: all of them are frozen with it, so that a person who begins
 * later draws from the same ones. They lead nowhere, since nobody knows which of them stand beside each other.
 */
export async function withBanks(
  { catalog }: Pick<Engine, 'catalog'>,
  queryable: Queryable,
  parts: Parts,
  design: Design,
  row: Row,
): Promise<Design> {
  const rules = await rulesOf(queryable, parts, row);
  if (rules.length === 0) return design;
  const taken = new Set(design.Questions.map(({ Id }) => Id));
  const pools: Design['Questions'][number][] = [];
  for (const [at, rule] of rules.entries()) {
    const found = (await fitting(queryable, parts, rule)).filter(({ Id }) => !taken.has(Id));
    const named = rules.length === 1 ? '题库' : `第${at + 1}条抽题规则`;
    if (found.length < rule.count)
      throw refuse(
        `${named}数量不足：${kindNamed(catalog, parts, rule)}仅${found.length}题，不够抽取${rule.count}题${found.some(() => at > 0) ? '；前面的规则已占用的不重复抽取' : ''}`,
      );
    for (const question of found) {
      taken.add(question.Id);
      pools.push({ ...question, ...rule.given, Drawn: at + 1 });
    }
  }
  const Draw = rules.map(({ count }) => count);
  return { ...design, Questions: [...design.Questions, ...pools], Draw: Draw.length === 1 ? Draw[0]! : Draw };
}

/** The kind of questions that a rule draws, where it says one. */
function kindNamed({ codes }: Engine['catalog'], { banked }: Parts, { says }: DrawRule): string {
  const items = codes.get(banked?.fields.get('QType')?.dict ?? '')?.items ?? [];
  return items.find(({ code }) => code === says['QType'])?.name ?? '';
}

/** What a rule may say of the questions that it draws. */
const GIVEN = ['Points', 'Section', 'SectionNote'];

const filled = (line: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => ((line[name] ?? '') === '' ? [] : [[name, line[name]]])));

/** How many questions are drawn from where. */
interface DrawRule {
  readonly banks: readonly unknown[];
  readonly count: number;
  /** What it says of each question, such as what it is worth. */
  readonly given: Row;
  /** What else the questions must say. */
  readonly says: Row;
}

async function rulesOf(
  queryable: Queryable,
  { block, banked, rules, by }: Parts,
  row: Row,
): Promise<DrawRule[]> {
  const { bank } = block;
  if (!bank || !banked) return [];
  const listed = (value: unknown) => [value].flat().filter((one) => one !== null && one !== undefined);
  if (!rules)
    return [{ banks: listed(row[bank.chosen]), count: Number(row[bank.count] ?? 0), given: {}, says: {} }];
  const given = GIVEN.filter((name) => rules.fields.has(name));
  const own = new Set([block.by, bank.chosen, bank.count, ...GIVEN, 'Sort']);
  const narrowing = sharedFields(rules, banked, [...own]).map(({ name }) => name);
  const { rows } = await queryable.query<Row>(
    `SELECT ${columnsOf(rules, 'q', [bank.chosen, bank.count, ...given, ...narrowing])} FROM ${tableOf(rules)} q
     WHERE q.${by} = $1 AND q."IsDeleted" = 0 ORDER BY q."Sort", q."Id"`,
    [row['Id']],
  );
  return rows.map((line) => ({
    banks: listed(line[bank.chosen]),
    count: Number(line[bank.count] ?? 0),
    given: filled(line, given),
    says: filled(line, narrowing),
  }));
}

/** The questions that a rule may draw. */
async function fitting(
  queryable: Queryable,
  { block, banked }: Parts,
  { banks, says }: DrawRule,
): Promise<Design['Questions'][number][]> {
  const { bank } = block;
  if (!bank || !banked) return [];
  const asked = ['Id', 'QType', ...ASKED.filter((name) => banked.fields.has(name))];
  const where = Object.keys(says).map((name, at) => ` AND q.${ident(name)}::text = $${at + 2}`);
  const usable = bank.usable === undefined ? '' : ` AND q.${ident(bank.usable)} = '${ENABLE.On}'`;
  const { rows } = await queryable.query<Row>(
    `SELECT ${columnsOf(banked, 'q', asked)} FROM ${tableOf(banked)} q
     WHERE q.${ident(bank.by)} = ANY($1::text[]) AND q."IsDeleted" = 0${usable}${where.join('')} ORDER BY q."Sort", q."Id"`,
    [banks, ...Object.values(says).map(String)],
  );
  // A paper draws only what it knows to ask.
  return rows
    .filter(({ QType }) => block.types[String(QType)] !== undefined)
    .map((one) => {
      const question = askedRow(one);
      const choices = Array.isArray(question['Options']) ? (question['Options'] as Row[]) : [];
      return {
        ...question,
        Options: choices.map((choice) => ({ ...choice, JumpTo: null })),
        ShowWhen: null,
      };
    });
}

/** The questions that one person is asked, in the person's own order: always the same for the same taking. */
export function questionsFor(
  { design, questions }: PublishedPaper,
  { RandomOrder }: Published,
  takingId: string,
): Question[] {
  const drawn = bySection(drawnOf(design, questions, takingId)).flat();
  return orderedFor(drawn, RandomOrder === 1, takingId);
}

function drawnOf(
  { Questions, Draw }: Design,
  questions: readonly Question[],
  seed: string,
): readonly Question[] {
  if (Draw === undefined) return questions;
  const left = new Set(
    [Draw].flat().flatMap((count, at) => {
      const pool = Questions.flatMap(({ Id, Drawn }) => (Drawn === at + 1 ? [Id] : []));
      return mixed(pool, at === 0 ? `${seed} draw` : `${seed} draw ${at}`).slice(count);
    }),
  );
  return questions.filter(({ id }) => !left.has(id));
}
