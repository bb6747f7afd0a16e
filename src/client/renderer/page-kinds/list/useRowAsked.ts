import { useEffect, useRef } from 'react';
import { useNavigation, useNotify, useRunAction } from '../../contexts.ts';
import { messageOf, useData, type Row } from '../../data.ts';
import { queryOf } from '../../query.ts';
import type { ShownButton } from '../../schema/buttons.ts';
import type { ActionTarget } from '../../schema/target.ts';

/** What stands in the address of a list that is to open a row. */
const ASKED = 'row';

/**
 * Opens the row that the address names, such as that of a message, whatever the list shows: once, so that going back or
 * another tab does not open it again.
 */
export function useRowAsked(
  entity: string,
  opener: ShownButton['button'] | undefined,
  targetOf: (row: Row) => ActionTarget,
): void {
  const data = useData();
  const notify = useNotify();
  const run = useRunAction();
  const navigation = useNavigation();
  const asked = opener && queryOf(navigation.path).get(ASKED);
  const latest = useRef({ navigation, notify, run, opener, targetOf });
  latest.current = { navigation, notify, run, opener, targetOf };
  useEffect(() => {
    if (!asked) return undefined;
    let mounted = true;
    if (!queryOf(window.location.href).has(ASKED)) return undefined;
    data.get(entity, asked).then(
      (row) => {
        const { navigation: way, opener: button, run: open, targetOf: on } = latest.current;
        if (!mounted || !button) return;
        way.keepInAddress(ASKED, '');
        void open(button, on(row));
      },
      (failure: unknown) => mounted && latest.current.notify.error(messageOf(failure)),
    );
    return () => {
      mounted = false;
    };
  }, [data, entity, asked, navigation]);
}
