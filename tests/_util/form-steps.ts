import { childValues, shownAt } from '../../src/client/renderer/page-kinds/form/child-rows.ts';
import { formModel, judgeForm, type FormModel } from '../../src/client/renderer/page-kinds/form/model.ts';
import { namesOf } from '../../src/client/renderer/page-kinds/wizard/steps.ts';
import type { FieldProblem } from '../../src/contract/envelope.ts';
import type { Row } from '../../src/contract/rules.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';

/** A form as a browser has it. */
export function formOf(catalog: Catalog, path: string): FormModel {
  const file = catalog.pages.get(path)!;
  const place = { file: `schemas/pages/${path}.json`, pointer: '' };
  const answer = { Path: path, Version: '1', Page: file, Pages: {}, Entities: {} };
  return formModel({ path, file, place, entities: catalog.entities, answer });
}

/** What a form is refused for as a whole that no step told when it was left: each wrong in its own way, and whatever must not be missing. */
export async function toldLate(
  form: FormModel,
  submit: (data: Row) => Promise<{ value: { Fields?: readonly FieldProblem[] } | null }>,
  whole: Row,
  wrongs: readonly Row[],
): Promise<string[]> {
  const late: string[] = [];
  const missing = form.fields.filter(({ field }) => field.required === true && field.name in whole);
  for (const wrong of [...missing.map(({ field }) => ({ [field.name]: null })), ...wrongs]) {
    const data = { ...whole, ...wrong };
    const refused = shownAt(form.children, (await submit(data)).value?.Fields ?? []);
    const told = toldBySteps(form, data);
    const way = JSON.stringify(wrong);
    if (refused.length === 0) late.push(`${way} is not refused`);
    late.push(...refused.filter(({ Key }) => !told.includes(Key)).map(({ Message }) => `${way}: ${Message}`));
  }
  return late;
}

/** Keys of what leaving each step tells. */
function toldBySteps(form: FormModel, { Children, ...values }: Row): string[] {
  const typed = { ...values, ...childValues(form.children, { Children }) };
  const options = { me: NOBODY, row: undefined, locked: new Set<string>() };
  return form.steps!.flatMap((step) =>
    judgeForm(form, typed, { ...options, only: namesOf(step) }).problems.map(({ Key }) => Key),
  );
}
