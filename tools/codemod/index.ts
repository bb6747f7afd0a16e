import type { Codemod } from './codemod.ts';
import { moveFlows } from './move-flows/transform.ts';
import { renameField } from './rename-field/transform.ts';

/** Every codemod, each in a folder of its name with `transform.ts` and `cases/<case>/{given.json, output/}`. */
export const CODEMODS: readonly Codemod[] = [moveFlows, renameField];
