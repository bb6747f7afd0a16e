/** Asks for one key; undefined where nothing is known of it. */
export type Ask<Value> = (key: string) => Promise<Value | undefined>;

interface Waiting<Value> {
  readonly key: string;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns a question about many keys into one about a single key: a person who asks while earlier questions are on their way
 * joins the next one. When many come at once, few questions are asked.
 * @param atOnce questions on their way at the same time
 * @param most keys of one question
 */
export function createBatcher<Value>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  { atOnce, most }: { atOnce: number; most: number },
): Ask<Value> {
  let waiting: Waiting<Value>[] = [];
  let asking = 0;
  const next = async () => {
    const asked = waiting.slice(0, most);
    waiting = waiting.slice(most);
    try {
      const known = await askAll([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(known.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const work = async () => {
    while (waiting.length > 0) await next();
    asking -= 1;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (asking === atOnce) return;
      asking += 1;
      // Whatever else has arrived by then is asked for together with it.
      setImmediate(() => void work());
    });
}
