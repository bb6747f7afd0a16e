/**
 * Modules whose code opens the votes that flows ask for (`openVote`) and tells what they came to (`endVote`). A vote node is taken
 * where one of them is in the schemas.
 */
export const VOTING_MODULES: ReadonlySet<string> = new Set<string>(['vote']);
