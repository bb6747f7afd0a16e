/**
 * A function of an object, such as what follows from an entity's schemas, which is asked with every call and answers the same as long
 * as the object is there.
 * @param make is asked once for each object, and may answer undefined
 */
export function memoized<Of extends object, Answer>(make: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { readonly answer: Answer }>();
  return (of) => {
    const kept = known.get(of);
    if (kept) return kept.answer;
    const answer = make(of);
    known.set(of, { answer });
    return answer;
  };
}
