import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { ChangesWords } from './changes-text.ts';
import type { AttachmentInfo, Engine } from '../engine.ts';
import { namesOf } from './labels.ts';
import { countedActions } from '../counted/allowed.ts';
import { addMine } from '../access/mine.ts';
import { outlineOf, type Outline, type ShapeOptions, type Shown } from './outline.ts';
import { maskField, maskOf } from '../access/rights.ts';
import { enCodesText, schemaName } from '../schemas/schema-names.ts';

/** What stands beside values that say nothing to people by themselves. */
interface Words {
  readonly attachments: ReadonlyMap<string, AttachmentInfo>;
  readonly changes: ChangesWords | undefined;
  /** By row, the actions whose conditions count other rows and hold. */
  readonly counted: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What a caller is shown of an entity's rows: which columns are selected, and how a stored row becomes an answered one. */
export class RowShape {
  private readonly outline: Outline;

  /** @throws Refusal for a column that is unknown or not for this caller */
  constructor(
    private readonly engine: Engine,
    private readonly entity: EntityModel,
    private readonly caller: Caller,
    options: ShapeOptions,
  ) {
    this.outline = outlineOf(engine, entity, caller, options);
  }

  /** Select list over the entity's table under alias `t`. Twins have names that no field has. */
  get select(): string {
    return this.outline.select;
  }

  /** Turns selected rows into answered ones: masks, display texts, allowed actions. */
  async present(rows: readonly Row[]): Promise<Row[]> {
    const attachments = await this.attachmentsOf(rows);
    await addMine(this.engine.database, this.caller, this.outline.shown, rows);
    const changes = await this.changesIn(rows);
    const counting = this.outline.actions?.counting ?? [];
    const counted = await countedActions(this.engine, this.entity, this.caller, counting, rows);
    return rows.map((row) => this.presentRow(row, { attachments, changes, counted }));
  }

  private presentRow(row: Row, words: Words): Row {
    const isOwn = this.outline.own?.test({ row, me: this.caller.subject }) ?? false;
    const answer: Row = {};
    for (const shown of this.outline.shown) {
      const hidden = shown.masked && !isOwn;
      const value = row[shown.field.name] ?? null;
      answer[shown.field.name] = hidden ? maskField(shown.field, value) : value;
      if (shown.twin === undefined) continue;
      const text = this.twinValue(shown, row, words);
      answer[shown.twin] = hidden ? hiddenTwin(shown.field, text) : text;
    }
    const { actions } = this.outline;
    if (actions) answer['_Actions'] = actions.of(row, this.caller, words.counted.get(String(row['Id'])));
    return answer;
  }

  private twinValue({ field, twin, label }: Shown, row: Row, { attachments, changes }: Words) {
    const value = row[field.name] ?? null;
    if (label) {
      const texts = row[twin!] ?? null;
      return Array.isArray(texts)
        ? texts.map((text) => label.show(text) ?? '').join('、')
        : label.show(texts);
    }
    if (field.type === 'file' || field.type === 'image')
      return idsOf(value).map((id) => attachments.get(id) ?? { Id: id, Name: id, Url: '', Size: 0 });
    if (value === null) return null;
    if (field.names === 'changes') return changes?.text(row[this.outline.changed ?? ''], value) ?? null;
    if (field.names !== undefined)
      return Array.isArray(value)
        ? enCodesText(this.engine.catalog, value, '；')
        : schemaName(this.engine.catalog, field, value);
    const dictionary = this.engine.catalog.codes.get(field.dict ?? '');
    const nameOf = (code: unknown) => (dictionary && namesOf(dictionary).get(String(code))) ?? String(code);
    return Array.isArray(value) ? value.map(nameOf).join('、') : nameOf(value);
  }

  private async changesIn(rows: readonly Row[]): Promise<ChangesWords | undefined> {
    const { changed, shown } = this.outline;
    const kept = shown.find(({ field }) => field.names === 'changes')?.field.name;
    if (changed === undefined || kept === undefined) return undefined;
    return ChangesWords.of(
      this.engine,
      this.caller,
      rows.map((row) => ({ entity: row[changed], changes: row[kept] })),
    );
  }

  private async attachmentsOf(rows: readonly Row[]): Promise<Map<string, AttachmentInfo>> {
    const fields = this.outline.shown.filter(({ field, masked }) => !masked && isAttachment(field));
    const ids = rows.flatMap((row) => fields.flatMap(({ field }) => idsOf(row[field.name])));
    if (ids.length === 0 || !this.engine.attachments) return new Map();
    const found = await this.engine.attachments(this.engine.database, [...new Set(ids)]);
    return new Map(found.map((info) => [info.Id, info]));
  }
}

const isAttachment = (field: FieldModel) => field.type === 'file' || field.type === 'image';

function idsOf(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
}

/** The display text of a masked value would give it away. */
function hiddenTwin(field: FieldModel, text: unknown): unknown {
  if (Array.isArray(text)) return [];
  return text === null || maskOf(field) === undefined ? null : '***';
}
