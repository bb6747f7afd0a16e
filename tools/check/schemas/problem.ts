/** A fault of a schema file, as an implementer reads it. */
export interface Problem {
  /** Path inside schemas/. */
  readonly file: string;
  /** JSON pointer (RFC 6901) of the value at fault; empty for the file as a whole. */
  readonly pointer: string;
  readonly message: string;
  /** The nearest valid name, when one is near. */
  readonly suggestion?: string;
}

/** One line for the terminal: file#pointer: message; did you mean "x"? */
export function problemLine(problem: Problem): string {
  const hint = problem.suggestion
    ? `；是否想写 "${problem.suggestion}"？(did you mean "${problem.suggestion}"?)`
    : '';
  return `schemas/${problem.file}#${problem.pointer}: ${problem.message}${hint}`;
}
