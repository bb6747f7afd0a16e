/**
 * Waits for statements that were given in one go, and for what each of them leads to. Where one fails the others are over as well
 * before that is told: nothing of them may reach the database after what is done about the failure.
 * @throws the error of the first that failed, in the order given
 */
export async function inOneGo<Parts extends readonly unknown[]>(
  parts: readonly [...{ [At in keyof Parts]: Promise<Parts[At]> }],
): Promise<Parts> {
  const ends = await Promise.allSettled(parts);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return ends.map((end) => (end as PromiseFulfilledResult<unknown>).value) as unknown as Parts;
}
