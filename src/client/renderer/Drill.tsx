import type { ReactNode } from 'react';
import type { Drill } from '../../contract/generated/meta.ts';
import { keptPlace, placeName } from './page-kinds/list/list-place.ts';
import { useMe, useNavigation } from './contexts.ts';
import type { FilterValues, Row } from './data.ts';
import { valueOf, type JudgeScope } from './schema/judge.ts';
import styles from './drill.module.css';

/** The filters that a drill sets; nothing when one of them has no value, for the list would show what it is not about. */
export function filtersOf({ filter }: Drill, scope: JudgeScope): FilterValues | undefined {
  const values = Object.entries(filter).map(([name, formula]) => [name, valueOf(formula, scope)] as const);
  return values.some(([, value]) => value === null || value === '') ? undefined : Object.fromEntries(values);
}

/** The way from a row of figures to the rows behind it; undefined where there is none. */
export function useDrill(drill: Drill | undefined): (row: Row) => (() => void) | undefined {
  const me = useMe();
  const { openNoted } = useNavigation();
  return (row) => {
    const applied = drill && filtersOf(drill, { me, row });
    if (!drill || !applied) return undefined;
    return () => openNoted(drill.page, { [placeName(drill.page)]: keptPlace(me.UserId, { applied }) });
  };
}

interface DrillLinkProps {
  readonly drill: Drill | undefined;
  readonly row: Row;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A value that leads to the rows behind it, where there is a way. */
export function DrillLink({ drill, row, className, children }: DrillLinkProps) {
  const lead = useDrill(drill)(row);
  if (!lead) return <>{children}</>;
  return (
    <button type="button" className={className ?? styles['link']} onClick={lead}>
      {children}
    </button>
  );
}
