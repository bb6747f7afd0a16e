import { VisitForm } from './VisitForm.tsx';
import styles from './visit.module.css';

/** Stands in place of a page until somebody without a session has proved who they are. */
export function VisitScreen({ title, group }: { title: string; group: string }) {
  return (
    <section className={styles['screen']} aria-labelledby="visit-title">
      <h1 id="visit-title">{title}</h1>
      <p>请先核验身份，30分钟内可办理本人业务</p>
      <VisitForm group={group} onDone={() => undefined} />
    </section>
  );
}
