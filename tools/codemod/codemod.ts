import type { Edit } from '../json/edits.ts';
import type { Texts } from '../../src/server/judge/files/schema-set.ts';

/** One step of an upgrade, made by a program and not by hand. It changes the places that it means and no other byte. */
export interface Codemod {
  readonly name: string;
  readonly title: string;
  /** What has to be given, in this order. */
  readonly parameters: readonly string[];
  /** It brings files of an older vocabulary up to date, which has faults by the present one; the check is asked afterwards. */
  readonly isUpgrade?: true;
  /**
   * The edits of each file, by its path inside the schemas folder. A file that it does not name stays as it is; one that is not there yet is made.
   * @throws CodemodRefusal when what was asked for cannot be done
   */
  edits(texts: Texts, given: readonly string[]): ReadonlyMap<string, readonly Edit[]>;
  /** The edits of the program, by the path of its source. */
  programEdits?(
    texts: Texts,
    sources: ReadonlyMap<string, string>,
    given: readonly string[],
  ): ReadonlyMap<string, readonly Edit[]>;
}

/** What was asked for cannot be done; the message says why. */
export class CodemodRefusal extends Error {}
