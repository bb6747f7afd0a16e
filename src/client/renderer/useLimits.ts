import { useEffect, useRef } from 'react';
import { useData, type Row } from './data.ts';
import type { ActAsked } from './fields/kit.ts';
import type { RowForm } from './formily/row-form.ts';
import { whenTypingPauses } from './formily/typing-pause.ts';

interface Limited {
  /** Parameters with limits that the server alone can judge, such as what is left of a stock. */
  readonly limited: readonly string[] | undefined;
  readonly act: ActAsked | undefined;
  readonly about: Row | undefined;
  typed(): Row;
}

/**
 * Shows at the parameters of an action what they do not fit with beyond its row, as soon as typing pauses. The server judges the
 * same again when the action is done.
 */
export function useLimits(form: RowForm, asked: Limited): void {
  const data = useData();
  const { limited, act, about } = asked;
  const latest = useRef(asked);
  latest.current = asked;
  const EnCode = act?.enCode;
  const id = about?.['Id'];
  useEffect(() => {
    if (!limited || limited.length === 0 || EnCode === undefined || id === undefined) return undefined;
    const names = new Set(limited);
    let isOver = false;
    const ask = async () => {
      const Params = latest.current.typed();
      const problems = await data.limits({ EnCode, Id: String(id), Params });
      const isStill = !isOver && JSON.stringify(latest.current.typed()) === JSON.stringify(Params);
      if (isStill) form.doubt(problems, names);
    };
    const { stop } = whenTypingPauses(form, ask);
    return () => {
      isOver = true;
      stop();
    };
  }, [data, form, limited, EnCode, id]);
}
