import type { CallOutput } from '../../../../src/contract/generated/calls.ts';
import { settingName } from '../../../../src/contract/setting-name.ts';
import { settings } from '../schemas.ts';

type Answer = CallOutput['SysInfo/GetSettings'];
type Setting = Answer['Groups'][number]['Settings'][number];

/** Every declared setting: by turns as it came, changed by a school, and fixed from outside. */
export const settingGroups = (): Answer => ({
  Groups: [...settings]
    .sort(([, one], [, other]) => one.sort - other.sort)
    .map(([Code, file]) => ({
      Code,
      Title: file.title,
      Note: file.note ?? '',
      Page: file.page === undefined ? null : { Path: file.page, Title: file.title },
      Settings: Object.entries(file.settings).map(([key, { field, effect, env }], at): Setting => {
        const isFixed = at % 3 === 2 && env !== undefined;
        const isChanged = at % 3 === 1;
        return {
          Name: settingName(key),
          Field: { ...field },
          Effect: effect,
          Default: field.default === undefined ? '（空）' : String(field.default),
          Value: (field.default as Setting['Value'] | undefined) ?? null,
          Files: [],
          IsDefault: !isChanged,
          Version: isChanged ? 3 : 0,
          Fixed: isFixed ? env : '',
          ChangedBy: isChanged ? '李芳' : '',
          ChangedAt: isChanged ? '2026-09-01 08:00:00' : '',
        };
      }),
    })),
});
