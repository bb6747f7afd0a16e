import { Icon } from '../../icons.tsx';
import { Way } from '../../blocks/Way.tsx';
import { useKept } from '../../keep.ts';
import { useBesideMenu, type App } from './home.ts';
import styles from './home.module.css';

type Uses = Readonly<Record<string, number>>;

const isUses = (value: unknown): value is Uses =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count));

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
  const { uses, used } = useUses();
  const shown = apps
    .toSorted(
      (one, other) =>
        (uses[other.Url] ?? 0) - (uses[one.Url] ?? 0) || Number(isGeneral(one)) - Number(isGeneral(other)),
    )
    .slice(0, apps.length > MOST ? MOST - 1 : MOST);
  if (apps.length === 0) return null;
  return (
    <section className={styles['card']} aria-label="应用">
      <Grid apps={shown} used={used}>
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
  const { used } = useUses();
  const groups = [...new Set(apps.map(({ Group }) => Group))];
  return (
    <>
      {groups.map((name) => (
        <section key={name} className={styles['card']} aria-label={name}>
          <header>
            <h2>{name}</h2>
          </header>
          <Grid apps={apps.filter(({ Group }) => Group === name)} used={used} />
        </section>
      ))}
    </>
  );
}

/** How often applications were opened here. */
function useUses(): { readonly uses: Uses; used(app: App): void } {
  const [uses = {}, keep] = useKept('home-apps', isUses);
  return { uses, used: ({ Url }) => keep({ ...uses, [Url]: (uses[Url] ?? 0) + 1 }) };
}

interface GridProps {
  readonly apps: readonly App[];
  readonly children?: React.ReactNode;
  used(app: App): void;
}

function Grid({ apps, used, children }: GridProps) {
  const counts = useBesideMenu();
  return (
    <ul className={styles['apps']}>
      {apps.map((app) => {
        const count = counts.get(app.Page) ?? 0;
        return (
          <li key={app.Url} onClick={() => used(app)}>
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
