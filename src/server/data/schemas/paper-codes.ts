import type { Engine } from '../engine.ts';
import type { PaperCodes } from '../module.ts';

/** The codes on printed documents of an entity; undefined where they have none. */
export const paperCodesOf = ({ modules }: Pick<Engine, 'modules'>, name: string): PaperCodes | undefined =>
  modules.map(({ paper }) => paper?.[name]).find((codes) => codes !== undefined);
