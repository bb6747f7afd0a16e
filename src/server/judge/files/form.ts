import * as validators from '../../../contract/generated/validators.js';
import type { Validator, ValidatorError } from '../../../contract/generated/validators.js';
import { keysOf } from '../json-source.ts';
import { keysBeside } from './vocabulary.ts';
import { tags } from '../../../contract/generated/key-sets.ts';
import { escapePointer, near } from '../names/near.ts';
import type { CallFile } from '../../../contract/generated/meta.ts';
import { shapeErrors, shapeFaults } from './call-shape.ts';
import type { Problem } from '../problem.ts';
import { kindOf } from './schema-line.ts';
import { isPageTest } from './schema-set.ts';

/**
 * Judges a file by the meta-schema of its kind; texts that look like expressions are looked for in chosen files alone.
 * @returns the problems; a file that has none may be used further
 */
export function checkFile(file: string, content: unknown, isChosen: boolean): Problem[] {
  const validator = validatorOf(file);
  if (!validator) return [{ file, pointer: '', message: '该目录下不应有此文件' }];
  const layout = misplacedFile(file);
  if (layout) return [layout];
  const form = validator(content)
    ? shapeProblems(file, content)
    : readable(file, content, validator.errors ?? []);
  return isChosen ? [...form, ...findBraces(file, content, '')] : form;
}

/** How the files of each folder lie below it. */
const LAYOUT: Readonly<Record<string, readonly [depth: number, shown: string]>> = {
  entities: [2, 'entities/<模块>/<对象>.json'],
  calls: [2, 'calls/<Group>/<Action>.json'],
  pages: [2, 'pages/<模块>/<页面>.json'],
  flows: [1, 'flows/<编码>.json'],
  codes: [1, 'codes/<字典>.json'],
  menus: [1, 'menus/<名称>.json'],
  settings: [1, 'settings/<名称>.json'],
  modules: [1, 'modules/<模块>.json'],
  scales: [1, 'scales/<名称>.json'],
};

/** A file whose name would be read as another than its writer means. */
function misplacedFile(file: string): Problem | undefined {
  const [folder = '', ...below] = file.split('/');
  const [depth, shown] = LAYOUT[folder] ?? [below.length, ''];
  return below.length === depth ? undefined : { file, pointer: '', message: `文件应位于 ${shown}` };
}

/** What is wrong with the shapes that a call states, which the program's own validators are made of. */
function shapeProblems(file: string, content: unknown): Problem[] {
  if (!file.startsWith('calls/')) return [];
  const errors = shapeErrors(content as CallFile);
  return errors.length > 0 ? readable(file, content, errors) : shapeFaults(file, content as CallFile);
}

function validatorOf(file: string): Validator | undefined {
  if (file === 'menus/roles.json') return validators.validateRoles;
  if (file === 'menus/routes.json') return validators.validateRoutes;
  if (isPageTest(file)) return validators.validateTest;
  const byKind: Record<string, Validator> = {
    codes: validators.validateCode,
    entities: validators.validateEntity,
    flows: validators.validateFlow,
    pages: validators.validatePage,
    calls: validators.validateCall,
    menus: validators.validateMenu,
    settings: validators.validateSettings,
    modules: validators.validateModule,
    scales: validators.validateScale,
  };
  return byKind[file.slice(0, file.indexOf('/'))];
}

/** What is wrong, without the complaints of branches that the value does not want to be. */
function readable(file: string, content: unknown, errors: readonly ValidatorError[]): Problem[] {
  const relevant = errors.filter((error) => !(error.keyword in NOISE) && !isOtherSource(content, error));
  const chosen = relevant.length > 0 ? relevant : errors.slice(0, 1);
  const problems = mergeTypes(chosen).map((error) => problemOf(file, error, content));
  return [...new Map(problems.map((problem) => [`${problem.pointer} ${problem.message}`, problem])).values()];
}

const NOISE: Record<string, true> = { oneOf: true, anyOf: true, allOf: true, if: true, propertyNames: true };

interface SchemaError extends ValidatorError {
  readonly propertyName?: string;
}

/**
 * Where a value may be of several forms, each form that it is not complains about its type: of no interest when another
 * form says more, and one complaint when none does.
 */
function mergeTypes(errors: readonly SchemaError[]): SchemaError[] {
  const types = new Map<string, string[]>();
  for (const { keyword, instancePath, params } of errors)
    if (keyword === 'type')
      types.set(instancePath, [...(types.get(instancePath) ?? []), String(params['type'])]);
  const saysMore = (at: string) =>
    errors.some(
      ({ keyword, instancePath }) =>
        keyword !== 'type' && (instancePath === at || instancePath.startsWith(`${at}/`)),
    );
  return errors
    .filter(({ keyword, instancePath }) => keyword !== 'type' || !saysMore(instancePath))
    .map((error) =>
      error.keyword === 'type'
        ? { ...error, params: { type: [...new Set(types.get(error.instancePath))].join(' 或 ') } }
        : error,
    );
}

/** The ways to name a block's source, by the key that only each has. */
const SOURCE_KEYS = ['call', 'rows', 'field'];

/** Whether an error is that of a way to name a source which this one does not go. */
function isOtherSource(content: unknown, { instancePath, keyword, params }: SchemaError): boolean {
  if (!instancePath.endsWith('/source')) return false;
  const source = valueAt(content, instancePath);
  if (typeof source !== 'object' || source === null) return false;
  const chosen = SOURCE_KEYS.find((key) => Object.hasOwn(source, key));
  if (chosen === undefined) return false;
  if (keyword === 'required') return params['missingProperty'] !== chosen;
  const surplus = params['additionalProperty'];
  return surplus === chosen || (surplus === 'input' && chosen === 'call');
}

function valueAt(content: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null)?.[key],
    content,
  );
}

function problemOf(file: string, error: SchemaError, content: unknown): Problem {
  const { params, keyword } = error;
  const pointer = error.instancePath;
  if (keyword === 'discriminator') {
    const tag = String(params['tag']);
    const known = (tags[kindOf(file)]?.[tag] ?? Object.values(tags).find((of) => of[tag])?.[tag])!;
    const name = String(params['tagValue'] ?? '');
    const message = `应为 ${known.join(' | ')}`;
    return { file, pointer: `${pointer}/${tag}`, message, name, ...near(name, known) };
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    const beside = Object.keys(valueAt(content, pointer) as object).filter((key) => key !== name);
    const message = `不认识的键 "${name}"`;
    return {
      file,
      pointer: `${pointer}/${escapePointer(name)}`,
      message,
      name,
      ...near(name, keysBeside(beside)),
    };
  }
  if (keyword === 'required')
    return { file, pointer, message: `缺少 "${String(params['missingProperty'])}"` };
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as unknown[]).map(String);
    const name = String(valueAt(content, pointer));
    return { file, pointer, message: `只能是 ${allowed.join(' | ')}`, name, ...near(name, allowed) };
  }
  if (keyword === 'const')
    return { file, pointer, message: `应为 ${JSON.stringify(params['allowedValue'])}` };
  if (keyword === 'pattern') {
    const key = error.propertyName;
    const where = key === undefined ? '' : `键 "${key}" `;
    const below = key === undefined ? '' : `/${escapePointer(key)}`;
    return { file, pointer: pointer + below, message: `${where}不符合格式 ${String(params['pattern'])}` };
  }
  if (keyword === 'type') return { file, pointer, message: `类型应为 ${String(params['type'])}` };
  if (keyword === 'format') return { file, pointer, message: `不是有效的 ${String(params['format'])}` };
  return { file, pointer, message: boundText(keyword, params) ?? error.message ?? keyword };
}

/** A bound in words. */
function boundText(keyword: string, params: SchemaError['params']): string | undefined {
  const limit = String(params['limit'] ?? params['multipleOf'] ?? '');
  const texts: Readonly<Record<string, string>> = {
    minimum: `不能小于 ${limit}`,
    maximum: `不能大于 ${limit}`,
    exclusiveMinimum: `应大于 ${limit}`,
    exclusiveMaximum: `应小于 ${limit}`,
    minItems: `至少 ${limit} 项`,
    maxItems: `最多 ${limit} 项`,
    minLength: `至少 ${limit} 个字符`,
    maxLength: `最多 ${limit} 个字符`,
    minProperties: `至少 ${limit} 个键`,
    maxProperties: `最多 ${limit} 个键`,
    multipleOf: `应为 ${limit} 的倍数`,
    uniqueItems: `第${Number(params['j']) + 1}项与第${Number(params['i']) + 1}项相同`,
  };
  return texts[keyword];
}

/** `{{` has no meaning here and a dangerous one in the form library (decision 3). */
function findBraces(file: string, value: unknown, pointer: string): Problem[] {
  if (typeof value === 'string')
    return value.includes('{{') ? [{ file, pointer, message: '不允许出现 "{{"' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = `${pointer}/${escapePointer(key)}`;
    const unsafe = key === '__proto__' || key === 'constructor' || key === 'prototype';
    const named = unsafe ? [{ file, pointer: here, message: `不允许的键 "${key}"` }] : [];
    return [...named, ...findBraces(file, inner, here)];
  });
}
