/**
 * Modules whose code holds the votes that flows ask for (`votes` of a server module). A vote node is taken where one of them is in
 * the schemas.
 */
export const VOTING_MODULES: ReadonlySet<string> = new Set<string>(['vote']);
