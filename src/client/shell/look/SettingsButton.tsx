import { BgColorsOutlined } from '@ant-design/icons';
import { lazy, useState } from 'react';
import { Optional } from '../Optional.tsx';
import styles from '../layout/header.module.css';

const SettingsDrawer = lazy(() =>
  import('./SettingsDrawer.tsx').then((part) => ({ default: part.SettingsDrawer })),
);

/** Opens the settings of the look. The drawer is fetched when it is first wanted. */
export function SettingsButton() {
  // Absent until it was opened once, so that it can slide out as well as in.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        title="界面设置"
        aria-label="界面设置"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BgColorsOutlined />
      </button>
      <Optional>
        {isOpen !== undefined && <SettingsDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Optional>
    </>
  );
}
