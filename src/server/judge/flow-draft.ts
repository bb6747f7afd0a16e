import type { FlowFile } from '../../contract/generated/meta.ts';
import type { EntityModel } from '../../contract/model.ts';
import { allLive } from '../data/counted/live.ts';
import { checkFlow } from './entities/flow-check.ts';
import type { NodePath } from '../../contract/flow/nodes.ts';
import { pointerOf, proveFlow, type Proof } from './entities/flow-proof.ts';
import { checkFile } from './files/form.ts';
import { parseTexts, schemaSet, type RawFiles, type Texts } from './files/schema-set.ts';
import { checkNames } from './names/name-check.ts';
import { placed, type Problem } from './problem.ts';

/** A definition that is worked on, judged by what `npm run check` holds a file against. */
export interface JudgedFlow {
  readonly problems: readonly Problem[];
  /** What going through it with rows has shown; nothing as long as there are problems. */
  readonly proofs: readonly Proof[];
  /** The definition with its entity, as statements read it; absent while it does not fit its form. */
  readonly sound?: { readonly flow: FlowFile; readonly entity: EntityModel };
}

/** Served files are parsed once, however often a definition is judged beside them. */
const parsed = new WeakMap<Texts, RawFiles>();

function filesOf(texts: Texts): RawFiles {
  const known = parsed.get(texts) ?? parseTexts(texts, () => false).files;
  parsed.set(texts, known);
  return known;
}

/** Judges the text of a definition beside the files that are served. Each problem tells its line and column. */
export function judgeFlowDraft(texts: Texts, code: string, text: string): JudgedFlow {
  const file = `flows/${code}.json`;
  const own = new Map([[file, text]]);
  const read = parseTexts(own);
  const content = read.files.get(file);
  const form = content === undefined ? read.problems : checkFile(file, content, true);
  if (form.length > 0) return { problems: placed([...form], own), proofs: [] };
  const flow = content as FlowFile;
  const set = schemaSet(new Map([...filesOf(texts), [file, flow]]));
  const problems = [...checkNames(set, file, flow), ...checkFlow(set, code, flow)];
  const entity = set.entities.get(flow.entity);
  const sound = entity && { flow, entity: { ...allLive(set.entities).get(flow.entity)!, flow } };
  const proofs = entity && problems.length === 0 ? proveFlow(set, code, flow, entity) : [];
  return {
    problems: placed(once(problems), own),
    proofs: placed(proofs, own),
    ...(sound && { sound }),
  };
}

/** What a place of a definition says that nobody may have meant, with its line and column. */
export const placedIn = (
  code: string,
  text: string,
  found: readonly { readonly path: NodePath; readonly message: string }[],
): Problem[] => {
  const file = `flows/${code}.json`;
  return placed(
    found.map(({ path, message }) => ({ file, pointer: pointerOf(path), message })),
    new Map([[file, text]]),
  );
};

const once = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((one) => [`${one.pointer} ${one.offset} ${one.message}`, one])).values(),
];
