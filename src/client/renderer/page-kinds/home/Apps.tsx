import { Icon } from '../../icons.tsx';
import { Way } from '../../blocks/Way.tsx';
import { useMe } from '../../contexts.ts';
import { useKept } from '../../keep.ts';
import { useBesideMenu, type App } from './home.ts';
import { isVisits, visitsOf, type Visits } from './visits.ts';
import styles from './home.module.css';

/** Two rows of four. */
const MOST = 8;
/** Beyond this the number only says that there are more. */
const MOST_COUNT = 99;
const NO_ICON = 'AppstoreOutlined';

const GENERAL = '常用';
/** What everybody has stands behind what one's own work is done with, until it is used. */
const isGeneral = ({ Group }: App) => Group === GENERAL;

/** The applications that are used most on this device, as a grid. */
export function UsedApps({ apps, all }: { readonly apps: readonly App[]; all(): void }) {
  const visits = useVisits();
  const times = ({ Url }: App) => visits[Url]?.[0] ?? 0;
  const shown = apps
    .toSorted((one, other) => times(other) - times(one) || Number(isGeneral(one)) - Number(isGeneral(other)))
    .slice(0, apps.length > MOST ? MOST - 1 : MOST);
  if (apps.length === 0) return null;
  return (
    <section className={styles['card']} aria-label="应用">
      <Grid apps={shown}>
        {apps.length > MOST && (
          <li>
            <button type="button" onClick={all}>
              <Icon name="EllipsisOutlined" />
              <span>全部应用</span>
            </button>
          </li>
        )}
      </Grid>
    </section>
  );
}

/** All applications in the groups of the menu. */
export function AllApps({ apps }: { readonly apps: readonly App[] }) {
  const groups = [...new Set(apps.map(({ Group }) => Group))];
  return (
    <>
      {groups.map((name) => (
        <section key={name} className={styles['card']} aria-label={name}>
          <header>
            <h2>{name}</h2>
          </header>
          <Grid apps={apps.filter(({ Group }) => Group === name)} />
        </section>
      ))}
    </>
  );
}

const MOST_RECENT = 6;

/** The entries that were opened last on this device. */
export function RecentApps({ apps }: { readonly apps: readonly App[] }) {
  const visits = useVisits();
  const at = ({ Url }: App) => visits[Url]?.[1] ?? 0;
  const recent = apps
    .filter((app) => at(app) > 0)
    .toSorted((one, other) => at(other) - at(one))
    .slice(0, MOST_RECENT);
  if (recent.length === 0) return null;
  return (
    <nav className={styles['recent']} aria-label="最近使用">
      <span>最近使用</span>
      {recent.map(({ Url, Text }) => (
        <Way key={Url} url={Url}>
          {Text}
        </Way>
      ))}
    </nav>
  );
}

const NO_VISITS = {};

/** What the reader opened on this device. */
function useVisits() {
  const { UserId } = useMe();
  const [visits = NO_VISITS as Visits] = useKept(visitsOf(UserId), isVisits);
  return visits;
}

interface GridProps {
  readonly apps: readonly App[];
  readonly children?: React.ReactNode;
}

function Grid({ apps, children }: GridProps) {
  const counts = useBesideMenu();
  return (
    <ul className={styles['apps']}>
      {apps.map((app) => {
        const count = counts.get(app.Page) ?? 0;
        return (
          <li key={app.Url}>
            <Way url={app.Url}>
              <Icon name={app.Icon === '' ? NO_ICON : app.Icon} />
              <span>{app.Text}</span>
              {count > 0 && <b>{count > MOST_COUNT ? `${MOST_COUNT}+` : count}</b>}
            </Way>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
