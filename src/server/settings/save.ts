import { entities } from '../../contract/generated/entities.ts';
import { advisoryLock } from '../data/database/advisory-lock.ts';
import { switchedBy, SWITCHES } from '../../contract/modules.ts';
import type { FieldProblem } from '../../contract/envelope.ts';
import type { SettingsFile } from '../../contract/generated/meta.ts';
import { checkParams, type Row } from '../../contract/rules.ts';
import type { HandlerContext } from '../data/module.ts';
import { runHooks } from '../data/write/hooks.ts';
import { Refusal, refuse, refuseFields, staleVersion } from '../data/refusal.ts';
import { addRow, changeRow, lockRow } from '../data/write/system-write.ts';
import { wholeOf } from '../data/schemas/closed-modules.ts';
import { rulesOf } from '../data/write/row-rules.ts';
import { administratorsInUse } from '../auth/accounts/accounts.ts';
import { settingValue } from './settings.ts';
import { modulesOff, switchProblems } from './switches.ts';
import { settingsIn, variableOf, type DeclaredSetting } from './catalogue.ts';

/**
 * Saves settings of a group: those that are named, each judged by its own rules and held to the version that the saver saw.
 * null goes back to the default. All of them or none.
 */
export async function saveSettings(context: HandlerContext): Promise<true | Refusal> {
  const { params, engine } = context;
  const group = engine.catalog.settings.get(String(params['Group']));
  if (!group) throw refuse('配置分组不存在');
  const values = objectIn(params['Values'], '配置项的值');
  const versions = objectIn(params['Versions'], '所改配置项的版本');
  const changed = namedIn(group, values);
  const problems = changed.flatMap((setting) => problemsOf(context, setting, values));
  if (problems.length === 0 && params['Group'] === SWITCHES)
    problems.push(...(await switchesProblems(context, changed, values)));
  if (problems.length > 0) throw refuseFields(problems);
  const asked: DeclaredSetting[] = [];
  for (const setting of changed) {
    const given = { value: values[setting.name], version: Number(versions[setting.name]) };
    if (!(await saveOne(context, setting, given))) asked.push(setting);
  }
  const [first] = asked;
  if (!first) return true;
  return refuse(`关闭「${first.field.title}」的要求已记下，另一名系统管理员同样保存后生效；其余配置已保存`);
}

/** Holds the switches against the modules that need each other, as they would stand after the save. */
async function switchesProblems(
  { tx, engine }: HandlerContext,
  changed: readonly DeclaredSetting[],
  values: Row,
): Promise<FieldProblem[]> {
  // Two who switch at the same time would each see the other's module as it was.
  await advisoryLock(tx, 'switched modules');
  const before = new Set(await modulesOff(tx));
  const after = new Set(before);
  for (const { key, name } of changed) {
    const id = switchedBy(key);
    if (id === undefined) continue;
    if (values[name] === 0) after.add(id);
    else after.delete(id);
  }
  return switchProblems(wholeOf(engine.catalog), before, after);
}

function objectIn(value: unknown, what: string): Row {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Row;
  throw refuse(`${what}格式不正确`);
}

function namedIn(group: SettingsFile, values: Row): DeclaredSetting[] {
  const declared = settingsIn(group);
  const unknown = Object.keys(values).find((name) => !declared.some((setting) => setting.name === name));
  if (unknown !== undefined) throw refuseFields([{ Key: unknown, Message: `没有配置项${unknown}` }]);
  return declared.filter(({ name }) => Object.hasOwn(values, name));
}

function problemsOf(context: HandlerContext, setting: DeclaredSetting, values: Row): FieldProblem[] {
  const { engine, caller, now } = context;
  const { name: Key, field } = setting;
  const variable = variableOf(setting, engine.settings?.fixed);
  if (variable !== undefined)
    return [{ Key, Message: `${field.title}由环境变量 ${variable} 指定，不能在此修改` }];
  if (values[Key] === null && field.default !== undefined) return [];
  return checkParams({ [Key]: field }, { [Key]: values[Key] }, rulesOf(engine, caller, now));
}

/** @returns whether the value holds now; else somebody else has to ask for it too */
async function saveOne(
  context: HandlerContext,
  { key, name, field, byTwo }: DeclaredSetting,
  given: { readonly value: unknown; readonly version: number },
): Promise<boolean> {
  const { tx, enCode } = context;
  const isNothing = given.value === null || given.value === undefined || given.value === '';
  const ConfigValue = isNothing ? null : String(given.value);
  const isOn = settingValue(key, ConfigValue) === 1;
  if (byTwo && isOn) await requireTwo(context);
  const found = await tx.query<{ Id: string }>(
    'SELECT "Id" FROM "SysConfig" WHERE "ConfigKey" = $1 AND "IsDeleted" = 0',
    [key],
  );
  const id = found.rows[0]?.Id;
  if (id === undefined) {
    await addRow(context, entities.SysConfig, { ConfigKey: key, ConfigValue }, enCode);
    return true;
  }
  const before = await lockRow(context, entities.SysConfig, id);
  if (before['Version'] !== given.version) throw staleVersion();
  if (byTwo && !isOn && settingValue(key, before['ConfigValue'] as string | null) === 1) {
    const { UserId } = context.caller.subject;
    if ((before['AskedBy'] ?? UserId) === UserId) {
      await changeRow(context, entities.SysConfig, before, { AskedBy: UserId }, enCode);
      return false;
    }
  }
  const changes: Row = {
    ConfigValue,
    ...(field.type === 'image' && { Image: ConfigValue }),
    ...(byTwo && { AskedBy: null }),
  };
  const hook = { ...context, row: { ...before, ...changes }, before };
  await asked(name, () => runHooks('beforeSave', hook));
  await changeRow(context, entities.SysConfig, before, changes, enCode);
  await runHooks('afterSave', hook);
  return true;
}

/** Where one administrator is alone, nothing could be done any more, the switch itself included. */
async function requireTwo({ tx }: HandlerContext): Promise<void> {
  if ((await administratorsInUse(tx)).length < 2)
    throw refuse('须有两名启用的系统管理员才能启用「重要更改须由两人办理」');
}

/** What is wrong with the picture is told at the setting that it was sent for. */
async function asked(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) throw refuseFields([{ Key: name, Message: error.message }]);
    throw error;
  }
}
