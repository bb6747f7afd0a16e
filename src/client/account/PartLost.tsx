import { Component, type ReactNode } from 'react';
import styles from './busy.module.css';

/** When a part of the program cannot be fetched, the page says so and can be loaded again. */
export class PartLost extends Component<{ children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    if (!this.state.isLost) return this.props.children;
    return (
      <div className={styles['busy']} role="alert">
        页面加载失败，请检查网络后重试
        <button type="button" className={styles['again']} onClick={() => window.location.reload()}>
          重新加载
        </button>
      </div>
    );
  }
}
