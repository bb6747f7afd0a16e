import type { FirstAnswer, RowSource } from '../data.ts';
import { Way } from '../blocks/Way.tsx';
import styles from './first.module.css';

const MOST_ROLES = 3;

/** Roles that may do something, as a list of words. */
export const rolesText = (roles: readonly string[]): string =>
  roles.length > MOST_ROLES ? `${roles.slice(0, MOST_ROLES).join('、')}等` : roles.join('、');

/** What comes first, in this order, with the way there or who can do it. */
export function FirstNotes({ missing }: { missing: FirstAnswer['Missing'] }) {
  return (
    <ol className={styles['notes']} aria-label="需要先完成">
      {missing.map((source) => (
        <li key={source.Title}>
          <FirstNote source={source} />
        </li>
      ))}
    </ol>
  );
}

function FirstNote({ source: { Title, Url, Roles } }: { source: RowSource }) {
  if (Url !== null)
    return (
      <>
        {'请先'}
        <Way url={Url}>{`建立${Title}`}</Way>
      </>
    );
  return <>{Roles.length > 0 ? `请先建立${Title}，请联系${rolesText(Roles)}` : `尚无${Title}`}</>;
}
