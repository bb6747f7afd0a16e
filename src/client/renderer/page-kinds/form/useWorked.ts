import { useEffect } from 'react';
import { rowReads } from '../../../../contract/formula-order.ts';
import { lateNames } from '../../../../contract/late.ts';
import { decidingPaths, reachedName, throughReads } from '../../../../contract/reached-row.ts';
import type { Path } from '../../../../contract/reaching-rules.ts';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { isDerived, type EntityModel } from '../../../../contract/model.ts';
import { useData, type Row } from '../../data.ts';
import type { RowForm } from '../../formily/row-form.ts';
import { whenTypingPauses } from '../../formily/typing-pause.ts';
import { childData } from './child-rows.ts';
import type { FormModel } from './model.ts';

/** The reference whose row a field's suggestion is read of. */
const referenceOf = ({ suggest = '' }: Pick<NamedField, 'suggest'>): string => suggest.split('.')[0]!;

/** Fields of the row that late formulas look at, also by way of other formulas. */
function deciding({ fields }: EntityModel): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const { value, while: open } = fields.get(name) ?? {};
    for (const read of [value, open].flatMap((source) => (source === undefined ? [] : rowReads(source)))) {
      if (found.has(read)) continue;
      found.add(read);
      visit(read);
    }
  };
  for (const name of lateNames(fields)) visit(name);
  for (const field of fields.values()) if (field.suggest !== undefined) found.add(referenceOf(field));
  return found;
}

const typedIn = (values: Row): Row =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !name.startsWith('_') && !name.startsWith('Children') && value !== undefined,
    ),
  );

const hasLateColumns = ({ fields }: EntityModel): boolean =>
  [...lateNames(fields)].some((name) => !isDerived(fields.get(name)!));

/** The lines of sub-tables with what was worked out of them; lines that came or went meanwhile are asked for anew. */
function withWorked(tables: FormModel['children'], values: Row, answers: Row): Row {
  const told = (answers['Children'] ?? {}) as Readonly<Record<string, readonly Row[] | undefined>>;
  return Object.fromEntries(
    tables.flatMap(({ entity, used: { field } }) => {
      const lines = (values[field.name] ?? []) as readonly Row[];
      const worked = told[entity.name];
      if (worked?.length !== lines.length || lines.length === 0) return [];
      return [[field.name, lines.map((line, at) => ({ ...line, ...worked[at] }))]];
    }),
  );
}

/** What the conditions of a form, of its fields and of its parts read through references. */
function reachedIn({ entity, fields, sections, steps = [] }: FormModel): readonly Path[] {
  const conditions = [
    ...sections.map(({ visible }) => visible),
    ...steps.map(({ visible }) => visible),
    ...fields.flatMap(({ visible, required, disabled }) => [visible, required, disabled]),
  ];
  const own = conditions.flatMap((source) => throughReads(entity, source));
  return [...new Map([...decidingPaths(entity), ...own].map((path) => [path.join('.'), path])).values()];
}

/**
 * Shows what formulas answer that look beyond the row, such as what is left of a fund, as soon as typing pauses, and puts in what
 * is suggested once another row is chosen. The server works both out, and formulas anew when the form is saved.
 */
export function useWorked(
  form: RowForm,
  model: FormModel,
  row: Row | undefined,
  enCode: string | undefined,
): void {
  const data = useData();
  useEffect(() => {
    const reached = reachedIn(model);
    const late = lateNames(model.entity.fields);
    const shown = [
      ...model.fields.map(({ field }) => field.name).filter((name) => late.has(name)),
      ...reached.map(reachedName),
    ];
    const hints = model.fields.flatMap(({ field }) => (field.suggest === undefined ? [] : [field]));
    const lines = model.children.filter(({ entity }) => hasLateColumns(entity));
    if (shown.length + hints.length + lines.length === 0 || enCode === undefined) return undefined;
    const reads = deciding(model.entity);
    const known = (values: Row): Row => ({
      ...Object.fromEntries([...reads].map((name) => [name, values[name] ?? null])),
      // Lines may read any field of the row that they belong to.
      ...(lines.length === 0 ? {} : typedIn(values)),
      Children: childData(model.children, values),
    });
    const chosen = new Map(hints.map((field) => [field.name, row?.[referenceOf(field)] ?? null]));
    // Fields that were typed in since the row behind their suggestion was chosen.
    const typed = new Set<string>();
    let asked = row ? JSON.stringify(known(form.values())) : '';
    const ask = async () => {
      const values = form.values();
      const now = JSON.stringify(known(values));
      if (now === asked) return;
      asked = now;
      const children = model.children.length === 0 ? {} : { Children: childData(model.children, values) };
      const Data = { ...typedIn(values), ...(row ? { Id: row['Id'] } : {}), ...children };
      const answers = await data.worked({ EnCode: enCode, Data });
      if (asked !== now) return;
      const fresh = hints.filter((field) => chosen.get(field.name) !== (values[referenceOf(field)] ?? null));
      for (const field of fresh) chosen.set(field.name, values[referenceOf(field)] ?? null);
      form.set(withWorked(lines, form.values(), answers));
      const told = [...shown, ...fresh.map(({ name }) => name).filter((name) => !typed.has(name))];
      form.set(Object.fromEntries(told.flatMap((name) => (name in answers ? [[name, answers[name]]] : []))));
    };
    const { soon, stop } = whenTypingPauses(form, ask, () => {
      asked = '';
    });
    const end = form.onTyped((name) => {
      for (const field of hints) {
        if (field.name === name) typed.add(name);
        if (referenceOf(field) === name) typed.delete(field.name);
      }
      const old = reached.filter(([first]) => first === name).map(reachedName);
      if (old.length === 0) return;
      // What stood behind the row that was chosen before says nothing of this one.
      form.set(Object.fromEntries(old.map((one) => [one, undefined])));
      asked = '';
    });
    soon();
    return () => {
      end();
      stop();
    };
  }, [data, form, model, row, enCode]);
}
