import type { Subject } from '../../../../contract/subject.ts';
import { isEmpty } from '../../../../contract/field-rules.ts';
import { presentRows, THEN } from '../../../../contract/following.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import { isVisible } from '../../../../contract/rules.ts';
import type { Row } from '../../data.ts';
import { ErrorBlock } from '../../ErrorBlock.tsx';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { kitOf } from '../../fields/index.ts';
import { isBroken, type BrokenField, type UsedField, type UsedSection } from '../../schema/fields.ts';
import { holds, rulesFor } from '../../schema/judge.ts';
import { columnsOf } from '../../blocks/descriptions/columns.ts';
import { Foldable } from '../Foldable.tsx';
import styles from './detail.module.css';

/** A section as a description list of at most 4 columns. */
export function Descriptions({
  entity,
  section,
  row,
  me,
}: {
  /** Whose row it is: what was kept as it was is told from what holds today. */
  entity?: EntityModel;
  section: UsedSection;
  row: Row;
  me: Subject;
}) {
  const columns = columnsOf(section.columns);
  const context = rulesFor(me);
  const isShown = (used: UsedField | BrokenField) =>
    isBroken(used) || (isVisible(used.field, row, context) && holds(used.visible, { row, form: row, me }));
  const isKept = ({ field: { name } }: UsedField) => {
    const field = entity?.fields.get(name);
    if (!entity || !field) return false;
    const present = presentRows(entity, field);
    return present === undefined || !holds(present, { row, me });
  };
  return (
    <Foldable section={section} className={styles['section']}>
      {section.note !== undefined && <p>{section.note}</p>}
      <dl className={styles[`grid${columns}`]}>
        {section.fields.filter(isShown).map((used) =>
          isBroken(used) ? (
            <div key={used.fault.pointer}>
              <dt>-</dt>
              <dd>
                <ErrorBlock fault={used.fault} small />
              </dd>
            </div>
          ) : (
            <div key={used.field.name} className={styles[`span${Math.min(used.span, columns)}`]}>
              {isKept(used) ? (
                <dt data-then={THEN} title={`${used.field.title}：办理当时的内容，不随之后的变更`}>
                  {used.field.title}
                </dt>
              ) : (
                <dt title={used.field.title}>{used.field.title}</dt>
              )}
              <dd>
                <ErrorBoundary place={used.place} small>
                  <Value used={used} row={row} />
                </ErrorBoundary>
              </dd>
            </div>
          ),
        )}
      </dl>
    </Foldable>
  );
}

function Value({ used, row }: { used: UsedField; row: Row }) {
  const { View } = kitOf(used.field.type);
  if (used.none !== undefined && isEmpty(row[used.field.name])) return used.none;
  return <View field={used.field} value={row[used.field.name]} row={row} place="block" />;
}
