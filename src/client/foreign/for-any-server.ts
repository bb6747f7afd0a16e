import type { PageData } from '../renderer/data.ts';
import { serverHas } from '../request/features.ts';
import { isUnknownCall } from './unknown-call.ts';

/**
 * The renderer's server, whichever it is. One that announces nothing is not ours: from its first page on answers are read as
 * tolerantly as specification 7 leaves them open, and the schemas that the browser side carries stand in for `Data/Schema`.
 */
export function forAnyServer(own: PageData): PageData {
  let other: PageData | undefined;
  const schema: PageData['schema'] = async (path) => {
    let isTold = true;
    try {
      const answer = await own.schema(path);
      if (serverHas('idempotency')) return answer;
    } catch (failure) {
      if (serverHas('idempotency') || !isUnknownCall(failure)) throw failure;
      isTold = false;
    }
    const { foreignData } = await import('./foreign-data.ts');
    other ??= foreignData(own, isTold);
    return other.schema(path);
  };
  return new Proxy(own, {
    get: (_, name: keyof PageData) => (other ?? (name === 'schema' ? { schema } : own))[name as 'schema'],
  });
}
