import { useEffect, useState } from 'react';
import { messageOf, useData } from '../../../data.ts';
import { sampleIn, type Sample } from './parts.ts';

/** The sample of the entity that was named last, or why there is none. */
export interface Sampled {
  readonly sample?: Sample;
  readonly failure?: string;
}

/** A person who types a name is not asked about after every letter. */
const PAUSE_MS = 300;

/** Asks for the sample of an entity, and again when a template shows other lines; meanwhile the former stays. */
export function useSample(call: string, name: string, lines: readonly string[]): Sampled {
  const data = useData();
  const [state, setState] = useState<Sampled>({});
  const wanted = lines.join(',');
  useEffect(() => {
    let mounted = true;
    const ask = async () => {
      const Lines = wanted === '' ? [] : wanted.split(',');
      try {
        const sample = sampleIn(name, await data.ask(call, { EntityName: name, Lines }));
        if (mounted) setState({ sample });
      } catch (failure) {
        if (mounted) setState({ failure: messageOf(failure) });
      }
    };
    const pause = setTimeout(() => void (name === '' ? setState({}) : ask()), PAUSE_MS);
    return () => {
      mounted = false;
      clearTimeout(pause);
    };
  }, [data, call, name, wanted]);
  return state;
}
