import type { FieldFile } from '../../src/contract/generated/meta.ts';
import fieldSchema from '../../schemas/_meta/field.schema.json' with { type: 'json' };
import { nearestNames } from '../../src/contract/conditions/names.ts';
import { fileText, NewRefusal, type Plan } from './plan.ts';

/** What an entity is made of. */
export interface EntityWish {
  /** `<module>/<Entity>` */
  readonly name: string;
  readonly title: string;
  /** `Name:type:标题`, separated by commas; `!` behind the name makes it required; dict and ref name theirs: `State:dict(CLINIC_STATE):状态`. */
  readonly fields: string;
  /** Role codes that reach every row. */
  readonly roles: readonly string[];
}

const TYPES: readonly string[] = fieldSchema.definitions.FieldType.enum;
/** Types of facts about a person. */
const PERSONAL: readonly string[] = ['phone', 'idcard', 'email'];

/** An entity with its fields, its scope and the actions of every list. */
export function planEntity({ name, title, fields, roles }: EntityWish): Plan {
  checkEntityName(name);
  const made = readFields(fields);
  const prefix = enCodePrefix(name);
  const firstText = Object.entries(made).find(([, field]) => field.type === 'text')?.[0];
  return new Map([
    [
      `entities/${name}.json`,
      fileText({
        $schema: '../../_meta/entity.schema.json',
        version: 1,
        title,
        ...(firstText === undefined ? {} : { search: [firstText] }),
        sort: '-CreateDate',
        fields: made,
        scope: Object.fromEntries(
          ['admin', ...roles.filter((role) => role !== 'admin')].map((role) => [role, 'true']),
        ),
        actions: {
          [`${prefix}.add`]: { title: '新增', verb: 'add' },
          [`${prefix}.view`]: { title: '查看', verb: 'view' },
          [`${prefix}.edit`]: { title: '编辑', verb: 'edit' },
          [`${prefix}.delete`]: {
            title: '删除',
            verb: 'delete',
            confirm: '确定删除该记录吗？',
            danger: true,
          },
        },
      }),
    ],
  ]);
}

/** `visit/Visitor` -> `visit.visitor`, the beginning of its EnCodes. */
export function enCodePrefix(name: string): string {
  const letter = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
  return name
    .split('/')
    .map((part) => letter(part.replace(/-([a-z])/g, (_dash, next: string) => next.toUpperCase())))
    .join('.');
}

export function checkEntityName(name: string): void {
  if (!/^[a-z][a-z0-9-]*\/[A-Z][A-Za-z0-9]*$/.test(name))
    throw new NewRefusal(
      `"${name}" 不能作数据对象的名称：应为 <模块>/<对象>，如 visit/Visitor（模块小写，对象以大写字母开头）`,
    );
}

function readFields(text: string): Record<string, FieldFile> {
  const fields: Record<string, FieldFile> = {};
  for (const [index, part] of text.split(/[,，]/).entries()) {
    const [, name, required, type = '', , target, title] =
      /^\s*([A-Za-z]\w*)(!?)[:：](\w+)(\((\S+?)\))?[:：](.+?)\s*$/.exec(part) ?? [];
    if (name === undefined || title === undefined)
      throw new NewRefusal(
        `看不懂字段 "${part.trim()}"：应为 名称:类型:标题，如 Phone!:phone:手机号、State:dict(字典):状态`,
      );
    if (!/^[A-Z][A-Za-z0-9]{0,40}$/.test(name))
      throw new NewRefusal(`"${name}" 不能作字段名：须以大写字母开头，只含字母和数字`);
    if (Object.hasOwn(fields, name)) throw new NewRefusal(`字段 "${name}" 重复`);
    if (!TYPES.includes(type)) {
      const [near] = nearestNames(type, TYPES);
      throw new NewRefusal(
        `没有字段类型 "${type}"${near === undefined ? `；可选 ${TYPES.join('、')}` : `；是否应为 "${near}"？`}`,
      );
    }
    fields[name] = {
      id: index + 1,
      type: type as FieldFile['type'],
      ...(type.startsWith('dict') && target ? { dict: target } : {}),
      ...(type.startsWith('ref') && target ? { ref: target } : {}),
      title,
      ...(type === 'text' ? { length: 60 } : {}),
      ...(required ? { required: true } : {}),
      ...(PERSONAL.includes(type) ? { class: 'personal', mask: type as 'phone' } : {}),
    };
  }
  return fields;
}
