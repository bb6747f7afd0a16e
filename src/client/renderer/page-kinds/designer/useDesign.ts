import { useCallback, useMemo, useReducer, useState } from 'react';
import { designProblems, factorProblems } from '../../../../contract/paper/design.ts';
import type { QuestionKind } from '../../../../contract/paper/question.ts';
import { changed, redone, startOf, undone, type History } from '../../history.ts';
import {
  copyOf,
  followed,
  moved,
  newQuestion,
  numbered,
  readFactors,
  type Draft,
  type DraftFactor,
  type DraftQuestion,
} from './model.ts';

type Step = 'undo' | 'redo' | { readonly make: (draft: Draft) => Draft; readonly about?: string };

function step(history: History<Draft>, action: Step): History<Draft> {
  if (action === 'undo') return undone(history);
  if (action === 'redo') return redone(history);
  return changed(history, action.make(history.now), action.about);
}

/** The design while it is worked on: every change can be taken back, and what is wrong is known after each. */
export function useDesign(start: Draft) {
  const [history, run] = useReducer(step, start, startOf);
  const [kept, setKept] = useState(start);
  const [chosen, choose] = useState<string | undefined>(start.questions[0]?.id);
  const draft = history.now;
  const problems = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const { at, message } of designProblems(numbered(draft.questions)))
      found.set(at, [...(found.get(at) ?? []), message]);
    return found;
  }, [draft.questions]);
  const factorFaults = useMemo(
    () => factorProblems(numbered(draft.questions), readFactors(draft.factors)),
    [draft],
  );
  const onQuestions = useCallback(
    (make: (known: readonly DraftQuestion[]) => readonly DraftQuestion[], about?: string) =>
      run({
        make: (now) => {
          const questions = make(now.questions);
          return { questions, factors: followed(now.factors, now.questions, questions) };
        },
        ...(about && { about }),
      }),
    [],
  );
  const change = useCallback(
    (id: string, changes: Partial<DraftQuestion>, about?: string) =>
      onQuestions((known) => known.map((one) => (one.id === id ? { ...one, ...changes } : one)), about),
    [onQuestions],
  );
  const add = (type: string, kind: QuestionKind) => {
    const made = newQuestion(type, kind);
    const at = draft.questions.findIndex(({ id }) => id === chosen);
    onQuestions((known) => known.toSpliced(at < 0 ? known.length : at + 1, 0, made));
    choose(made.id);
  };
  const copy = useCallback(
    (id: string) =>
      onQuestions((known) => {
        const at = known.findIndex((one) => one.id === id);
        return at < 0 ? known : known.toSpliced(at + 1, 0, copyOf(known[at]!));
      }),
    [onQuestions],
  );
  const remove = useCallback(
    (id: string) => onQuestions((known) => known.filter((one) => one.id !== id)),
    [onQuestions],
  );
  const move = useCallback(
    (id: string, to: number) => onQuestions((known) => moved(known, id, to)),
    [onQuestions],
  );
  const setFactors = (factors: readonly DraftFactor[], about?: string) =>
    run({ make: (now) => ({ ...now, factors }), ...(about && { about }) });
  return {
    draft,
    problems,
    factorFaults,
    chosen: draft.questions.some(({ id }) => id === chosen) ? chosen : draft.questions[0]?.id,
    choose,
    add,
    change,
    copy,
    remove,
    move,
    setFactors,
    replace: (next: Draft) => run({ make: () => next }),
    undo: history.past.length > 0 ? () => run('undo') : undefined,
    redo: history.future.length > 0 ? () => run('redo') : undefined,
    isChanged: draft !== kept,
    keep: setKept,
  };
}

export type Design = ReturnType<typeof useDesign>;
