import {
  createForm,
  isField,
  onFieldInputValueChange,
  onFieldMount,
  type Field,
  type Form,
} from '@formily/core';
import { toJS } from '@formily/reactive';
import type { FieldProblem } from '../../../contract/envelope.ts';
import type { Row } from '../data.ts';
import type { Unsent } from '../fields/widgets/unsent.ts';
import { checkName } from './compiler.ts';

/** A row that is being typed. The only face of the form library towards the rest of the renderer. */
export interface RowForm {
  /** Values as typed so far, twins included. */
  values(): Row;
  set(change: Row): void;
  /** Sets values as if the user had typed them. */
  type(change: Row): void;
  /** Shows what the server refused; a field keeps it until something else is typed there. What no field shows is told. */
  refuse(problems: readonly FieldProblem[], tell: (text: string) => void): void;
  /**
   * Shows problems at their fields, in place of those shown before. With `only` the other fields are left alone, and
   * so is what the server refused: leaving a field cannot know better. A field that is not there yet shows its own when it comes.
   */
  showProblems(problems: readonly FieldProblem[], only?: ReadonlySet<string>): void;
  /** Shows what the server says of these fields while they are typed; they keep it as they keep a refusal. */
  doubt(problems: readonly FieldProblem[], names: ReadonlySet<string>): void;
  /** Fields that show a problem. */
  problemFields(): ReadonlySet<string>;
  /** Whether something was typed since `clean`. */
  isDirty(): boolean;
  clean(): void;
  setBusy(busy: boolean): void;
  /** Called when the user typed. Returns the undoing. */
  onTyped(react: (name: string) => void): () => void;
  /** Called before problems are shown, so that their fields can be drawn and found. Returns the undoing. */
  onProblems(react: () => void): () => void;
  /** Chosen files that its values do not hold. */
  readonly unsent: Unsent;
  readonly form: Form;
}

/** Problems of the parts of a value are kept beside the field, by what follows its name. */
const PARTS = 'parts';

/** Splits the key of a problem into the field and the part of its value. */
export function splitKey(key: string): { name: string; part: string } {
  const at = key.search(/[.[]/);
  return at < 0 ? { name: key, part: '' } : { name: key.slice(0, at), part: key.slice(at) };
}

/** Starts a row. The form must be made where its provider mounts: an unmounted one is dead. */
export function createRowForm(initial: Row): RowForm {
  for (const name of Object.keys(initial)) if (!name.startsWith('_')) checkName(name);
  const typed = new Set<(name: string) => void>();
  const showing = new Set<() => void>();
  let dirty = false;
  let refused: readonly FieldProblem[] = [];
  let latest: readonly FieldProblem[] = [];
  const form = createForm({
    values: { ...initial },
    validateFirst: true,
    effects() {
      onFieldInputValueChange('*', (field) => {
        dirty = true;
        const name = field.path.toString();
        refused = refused.filter((problem) => splitKey(problem.Key).name !== name);
        latest = latest.filter((problem) => splitKey(problem.Key).name !== name);
        for (const react of typed) react(name);
      });
      onFieldMount('*', (field) => {
        const name = field.path.toString();
        if (latest.some((problem) => splitKey(problem.Key).name === name))
          showProblems(form, latest, new Set([name]));
      });
    },
  });
  const set = (change: Row) => {
    for (const [name, value] of Object.entries(change)) form.setValuesIn(checkName(name), value);
  };
  const show = (problems: readonly FieldProblem[], only?: ReadonlySet<string>) => {
    const isOther = (problem: FieldProblem) => only !== undefined && !only.has(splitKey(problem.Key).name);
    latest = [...latest.filter(isOther), ...problems.filter((problem) => !isOther(problem))];
    if (problems.length > 0) for (const react of showing) react();
    showProblems(form, problems, only);
  };
  return {
    form,
    unsent: new Map(),
    set,
    type: (change) => {
      set(change);
      dirty = true;
      for (const name of Object.keys(change)) for (const react of typed) react(name);
    },
    values: () => toJS(form.values) as Row,
    isDirty: () => dirty,
    clean: () => {
      dirty = false;
    },
    setBusy: (busy) => {
      form.pattern = busy ? 'disabled' : 'editable';
    },
    refuse: (problems, tell) => {
      refused = problems;
      show(problems);
      setTimeout(() => tellUndrawn(form, problems, tell), DRAWN);
    },
    showProblems: (problems, only) => {
      if (!only) refused = [];
      show([...problems, ...refused], only);
    },
    doubt: (problems, names) => {
      const isOther = ({ Key }: FieldProblem) => !names.has(splitKey(Key).name);
      const before = refused.filter((problem) => !isOther(problem));
      refused = [...refused.filter(isOther), ...problems];
      if (problems.length + before.length > 0)
        show(problems, new Set([...problems, ...before].map(({ Key }) => Key)));
    },
    problemFields: () => problemFields(form),
    onTyped: (react) => {
      typed.add(react);
      return () => typed.delete(react);
    },
    onProblems: (react) => {
      showing.add(react);
      return () => showing.delete(react);
    },
  };
}

/** Milliseconds after which fields are there that come with their problems, such as those of a closed section. */
const DRAWN = 100;

/** Tells problems that no field shows. */
function tellUndrawn(form: Form, problems: readonly FieldProblem[], tell: (text: string) => void): void {
  const untold = problems.filter(({ Key }) => !isDrawn(form, splitKey(Key).name));
  if (untold.length > 0) tell(untold.map(({ Message }) => Message).join('；'));
}

function isDrawn(form: Form, name: string): boolean {
  const field = form.query(name).take();
  return field !== undefined && isField(field) && field.mounted;
}

function showProblems(form: Form, problems: readonly FieldProblem[], only?: ReadonlySet<string>): void {
  const own = new Map<string, string[]>();
  const parts = new Map<string, Map<string, string>>();
  for (const { Key, Message } of problems) {
    const { name, part } = splitKey(Key);
    if (part === '') own.set(name, [...(own.get(name) ?? []), Message]);
    else parts.set(name, (parts.get(name) ?? new Map<string, string>()).set(part, Message));
  }
  form.query('*').forEach((field) => {
    if (!isField(field)) return;
    const name = field.path.toString();
    if (only && !only.has(name)) return;
    const errors = own.get(name) ?? [];
    // A field whose problems are set is drawn anew, also when it had none and has none.
    if (errors.length > 0 || field.selfErrors.length > 0) field.setSelfErrors(errors);
    if (parts.has(name) || partsOf(field)) field.setData({ [PARTS]: parts.get(name) });
  });
}

/** Problems of the parts of a field's value. */
export const partsOf = (field: Field): ReadonlyMap<string, string> | undefined =>
  (field.data as { [PARTS]?: ReadonlyMap<string, string> } | undefined)?.[PARTS];

function problemFields(form: Form): ReadonlySet<string> {
  const names = new Set<string>();
  form.query('*').forEach((field) => {
    if (!isField(field)) return;
    const parts = partsOf(field);
    if (field.selfErrors.length > 0 || (parts && parts.size > 0)) names.add(field.path.toString());
  });
  return names;
}
