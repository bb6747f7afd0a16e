import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { FieldFile } from '../../../../contract/generated/meta.ts';
import { isEmpty } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';

export type SettingsGroup = CallOutput['SysInfo/GetSettings']['Groups'][number];
export type Setting = SettingsGroup['Settings'][number];

/** A setting's field as the form draws it: what it changes, and where its value comes from, stand below the input. */
export function fieldOf({ Field, Effect, Default, Fixed }: Setting): FieldFile {
  const origin = Fixed === '' ? `默认：${Default}` : `由环境变量 ${Fixed} 指定，不能在此修改`;
  return { ...(Field as unknown as FieldFile), note: `${Effect}${origin}。` };
}

/** What a group's form begins with, files of pictures included. */
export function initialOf({ Settings }: SettingsGroup): Row {
  return Object.fromEntries(
    Settings.flatMap(({ Name, Value, Field, Files }): [string, unknown][] => [
      [Name, Value ?? null],
      ...((Field as unknown as FieldFile).type === 'image'
        ? [[`${Name}List`, Files] as [string, unknown]]
        : []),
    ]),
  );
}

/** What a save is asked for: the settings that differ from what the server told, those at their default as null. */
export function changesOf({ Settings }: SettingsGroup, values: Row): { Values: Row; Versions: Row } {
  const changed = Settings.filter(
    ({ Name, Value, Fixed }) => Fixed === '' && !isSame(values[Name], Value ?? null),
  );
  return {
    Values: Object.fromEntries(
      changed.map(({ Name, Field }) => {
        const otherwise = (Field as unknown as FieldFile).default ?? null;
        const value = isEmpty(values[Name]) ? null : values[Name];
        return [Name, isSame(value, otherwise) ? null : value];
      }),
    ),
    Versions: Object.fromEntries(changed.map(({ Name, Version }) => [Name, Version])),
  };
}

const isSame = (one: unknown, other: unknown): boolean => one === other || (isEmpty(one) && isEmpty(other));
