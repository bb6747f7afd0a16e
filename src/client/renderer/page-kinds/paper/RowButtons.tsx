import type { PaperPage } from '../../../../contract/generated/meta.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useButtons, useMe, useNavigation } from '../../contexts.ts';
import { entityOf, type LoadedPage } from '../../pages.ts';
import { rowButtons } from '../../schema/buttons.ts';
import { useRow } from '../useRow.ts';
import styles from './paper.module.css';

/** What else may be done with the row whose questions these are. */
export function RowButtons({ page, file, rowId }: { page: LoadedPage; file: PaperPage; rowId: string }) {
  const me = useMe();
  const buttons = useButtons();
  const { back } = useNavigation();
  const entity = entityOf(page, file.entity);
  const [{ row }, reload] = useRow(entity.name, rowId);
  const shown = row ? rowButtons(file.actions, entity, row, { me, buttons }) : [];
  if (!row || shown.length === 0) return null;
  return (
    <div className={styles['row-buttons']}>
      <ActionButtons
        buttons={shown}
        target={{ page, entity, rows: [row], done: (gone = false) => (gone ? back() : reload()) }}
      />
    </div>
  );
}
