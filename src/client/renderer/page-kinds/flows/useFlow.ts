import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { FlowNode, FlowsPage } from '../../../../contract/generated/meta.ts';
import { changed, redone, startOf, undone, type History } from '../../history.ts';
import { messageOf, useData } from '../../data.ts';
import { aroundOf, change, idsOf, nodeOf, seenOf, type Draft } from './tree.ts';

export type FlowProblem = CallOutput['FlowDesign/Judge']['Problems'][number];

type Step = 'undo' | 'redo' | { readonly make: (draft: Draft) => Draft; readonly about?: string };

function step(history: History<Draft>, action: Step): History<Draft> {
  if (action === 'undo') return undone(history);
  if (action === 'redo') return redone(history);
  return changed(history, action.make(history.now), action.about);
}

/** The text of a definition, as files are laid out. */
export const textOf = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`;

const PAUSE_MS = 600;

/** A definition while it is worked on: each change can be taken back, and the server judges it as soon as typing pauses. */
export function useFlow(file: FlowsPage, code: string, start: Draft) {
  const [history, run] = useReducer(step, start, startOf);
  const [kept, keep] = useState(start);
  const [chosen, choose] = useState<string>();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const draft = history.now;
  const { problems, failure } = useProblems(file, code, draft);
  const edit = useCallback(
    (make: (draft: Draft) => Draft, about?: string) => run({ make, ...(about && { about }) }),
    [],
  );
  const fold = useCallback(
    (id: string) =>
      setFolded((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  /** Chooses a node and opens what it is folded away in. */
  const show = useCallback(
    (id: string) => {
      setFolded((now) => new Set([...now].filter((one) => !aroundOf(draft, id).includes(one))));
      choose(id);
    },
    [draft],
  );
  const put = useCallback((id: string, node: FlowNode) => {
    run({ make: (now) => change(now, id, node), about: `node ${id}` });
    if (node.id !== id) choose(node.id);
  }, []);
  return {
    draft,
    problems,
    failure,
    chosen: chosen !== undefined && nodeOf(draft, chosen) ? chosen : undefined,
    choose,
    show,
    folded,
    fold,
    foldAll: (isFolded: boolean) => setFolded(isFolded ? idsOf(draft) : new Set()),
    seen: useMemo(() => seenOf(draft, folded), [draft, folded]),
    edit,
    put,
    replace: useCallback((next: Draft) => run({ make: () => next }), []),
    undo: history.past.length > 0 ? () => run('undo') : undefined,
    redo: history.future.length > 0 ? () => run('redo') : undefined,
    isChanged: draft !== kept,
    keep,
  };
}

export type Flow = ReturnType<typeof useFlow>;

function useProblems(file: FlowsPage, code: string, draft: Draft) {
  const data = useData();
  const [found, setFound] = useState<readonly FlowProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const asked = useRef<Draft>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      asked.current = draft;
      data
        .ask(file.judge, { Code: code, Text: textOf(draft) })
        .then((answer) => {
          if (asked.current !== draft) return;
          setFound((answer as CallOutput['FlowDesign/Judge']).Problems);
          setFailure(undefined);
        })
        .catch((error: unknown) => asked.current === draft && setFailure(messageOf(error)));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [data, file.judge, code, draft]);
  const problems = useMemo(() => {
    const map = new Map<string, FlowProblem[]>();
    for (const problem of found) {
      const id = problem.NodeId ?? '';
      map.set(id, [...(map.get(id) ?? []), problem]);
    }
    return map;
  }, [found]);
  return { problems, failure };
}
