const HELD = /\0(\d+)\0/g;

/**
 * Values of a statement that is still being put together. Each is bound when what says it has become part of the statement: a part may
 * turn out to have no answer, and the database refuses values that nothing names. No text of a statement holds NUL.
 */
export class HeldValues {
  private readonly values: unknown[] = [];

  /** Keeps a value, and answers with what stands for it until the end. */
  hold(value: unknown): string {
    return `\0${this.values.push(value) - 1}\0`;
  }

  /** The statement with a placeholder for each value in it. */
  settle(sql: string, bind: (value: unknown) => string): string {
    const bound = new Map<string, string>();
    return sql.replaceAll(HELD, (_all, index: string) => {
      const placeholder = bound.get(index) ?? bind(this.values[Number(index)]);
      bound.set(index, placeholder);
      return placeholder;
    });
  }
}
