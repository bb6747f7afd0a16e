import { Button, Drawer, Segmented, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { useDevice } from '../../renderer/contexts.ts';
import { changeSettings, DEFAULT_LOOK, useSettings, type LookSettings } from '../settings.ts';
import { Colors } from './Colors.tsx';
import styles from './settings-drawer.module.css';

interface SettingsDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const CHOICES = {
  theme: [
    { value: 'dark', label: '深色' },
    { value: 'light', label: '浅色' },
  ],
  layout: [
    { value: 'sidemenu', label: '侧边菜单' },
    { value: 'topmenu', label: '顶部菜单' },
  ],
  contentWidth: [
    { value: 'Fixed', label: '定宽' },
    { value: 'Fluid', label: '流式' },
  ],
} as const;

type Flag = 'fixedHeader' | 'autoHideHeader' | 'fixSiderbar' | 'multiTab' | 'isTitleShow' | 'weak';

/** How the frame looks. What is chosen is seen and kept at once. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  const settings = useSettings();
  const isMobile = useDevice() === 'mobile';
  const choice = (name: keyof typeof CHOICES, label: string) => (
    <Row label={label}>
      {(id) => (
        <Segmented
          aria-labelledby={id}
          // Its choices are reached; the frame around them is no stop of its own.
          tabIndex={-1}
          options={[...CHOICES[name]]}
          value={settings[name]}
          onChange={(value) => changeSettings({ [name]: value } as Partial<LookSettings>)}
        />
      )}
    </Row>
  );
  const flag = (name: Flag, label: string, isOff = false) => (
    <Row label={label}>
      {(id) => (
        <Switch
          aria-labelledby={id}
          disabled={isOff}
          checked={settings[name] && !isOff}
          onChange={(value) => changeSettings({ [name]: value })}
        />
      )}
    </Row>
  );

  return (
    <Drawer
      open={isOpen}
      title="界面设置"
      width={isMobile ? '100%' : 340}
      onClose={onClose}
      footer={
        <Button block onClick={() => changeSettings(DEFAULT_LOOK)}>
          恢复默认
        </Button>
      }
    >
      <section className={styles['group']}>
        <h2>外观</h2>
        <Colors chosen={settings.color} onChoose={(color) => changeSettings({ color })} />
        {choice('theme', '导航颜色')}
        {flag('weak', '色弱模式')}
        {flag('isTitleShow', '显示系统名称')}
      </section>
      {!isMobile && (
        <section className={styles['group']}>
          <h2>布局</h2>
          {choice('layout', '菜单位置')}
          {choice('contentWidth', '内容宽度')}
          {flag('fixedHeader', '固定头部')}
          {flag('autoHideHeader', '下滑时隐藏头部', !settings.fixedHeader)}
          {flag('fixSiderbar', '固定侧边菜单', settings.layout === 'topmenu')}
          {flag('multiTab', '多标签页')}
        </section>
      )}
    </Drawer>
  );
}

function Row({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles['row']}>
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
}
