import type { FieldProblem } from '../../../../contract/envelope.ts';
import { linesProblems } from '../../../../contract/lines-rules.ts';
import { checkRow, computeRow } from '../../../../contract/rules.ts';
import type { Row } from '../../data.ts';
import { childLines, type ChildTable } from '../../schema/children.ts';
import { inPlaces, isLocked } from '../../fields/list/lines.ts';
import { rulesFor } from '../../schema/judge.ts';
import { cleanValue, isStillMasked } from './clean.ts';
import type { JudgeOptions } from './model.ts';

/** Values of the sub-tables, each under the name of its list. */
export const childValues = (tables: readonly ChildTable[], row: Row | undefined): Row =>
  Object.fromEntries(
    tables.map(({ entity, used }) => [
      used.field.name,
      inPlaces(childLines(row, entity.name), used.lines?.order),
    ]),
  );

/** What is sent for the sub-tables: lines with their Id where they were stored before. */
export function childData(tables: readonly ChildTable[], values: Row): Record<string, Row[]> {
  return Object.fromEntries(
    tables.map(({ entity, used }) => {
      const lines = (values[used.field.name] ?? []) as Row[];
      const isTyped = (name: string) => used.field.fields?.[name]?.value === undefined;
      return [entity.name, lines.map((line) => only(isTyped, sent(used, line)))];
    }),
  );
}

const only = (isTaken: (name: string) => boolean, row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isTaken(name)));

function sent(used: ChildTable['used'], line: Row): Row {
  const columns = Object.entries(used.field.fields ?? {});
  const values = columns.map(([name, column]) => [name, cleanValue({ ...column, name }, line[name])]);
  return { ...(line['Id'] ? { Id: line['Id'] } : {}), ...Object.fromEntries(values) };
}

/** Judges the lines of the sub-tables by the rules of their own entity. */
export function judgeChildren(
  tables: readonly ChildTable[],
  values: Row,
  options: JudgeOptions,
): FieldProblem[] {
  const { me, draft = false, hasCode } = options;
  const context = { ...rulesFor(me), draft, ...(hasCode ? { hasCode } : {}) };
  return tables.flatMap(({ entity, used }) => {
    const stored = new Map(childLines(options.row, entity.name).map((line) => [line['Id'], line]));
    const columns = Object.entries(used.field.fields ?? {});
    const lines = (values[used.field.name] ?? []) as Row[];
    const problems = lines.flatMap((line, index) => {
      const before = stored.get(line['Id']);
      if (isLocked(used.lines, before ?? {}, me)) return [];
      const row = computeRow(entity, sent(used, line), context);
      const judged = columns.filter(
        ([name, column]) => !isStillMasked({ ...column, name }, row[name], before),
      );
      const fields = new Set(judged.map(([name]) => name));
      return checkRow(entity, row, { ...context, fields }).map((problem) => ({
        Key: `${used.field.name}[${index}].${problem.Key}`,
        Message: problem.Message,
      }));
    });
    // What is wrong with a line comes first: the lines as a whole are judged when each is right.
    if (draft || problems.length > 0) return problems;
    return linesProblems(
      entity,
      lines.map((line) => sent(used, line)),
      me,
      used.field.name,
    );
  });
}

/** Problems that the server keyed by the sub-table's entity, keyed by the list that shows it. */
export function shownAt(tables: readonly ChildTable[], problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => {
    const table = tables.find(({ entity }) => problem.Key.split('[', 1)[0] === entity.name);
    if (!table) return problem;
    return { ...problem, Key: table.used.field.name + problem.Key.slice(table.entity.name.length) };
  });
}
