import { AppstoreOutlined, HomeOutlined, MessageOutlined, UserOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { namedRoutes } from '../../../contract/generated/routes.ts';
import { useFrame } from '../frame.ts';
import { addressOfPage } from '../resolve.ts';
import styles from './bottom-bar.module.css';

/** Pages of the frame itself. */
const APPS = 'home/apps';
const MY_INFO = 'core/my-info';
const tab = (name: string) => `${namedRoutes.dashboard}?tab=${name}`;

/** Whether an address is one of those that the bar leads to: there it stands, on the pages behind them the way back does. */
export const isBarPlace = (fullPath: string, apps: string): boolean =>
  fullPath === apps || fullPath.split('?')[0] === namedRoutes.dashboard;

/** Address of the page with all applications. */
export const appsAddress = (routes: ReturnType<typeof useFrame>['routes']): string =>
  addressOfPage(APPS, undefined, routes);

/** The four places that a person on a phone goes to, in reach of the thumb. */
export function BottomBar({ fullPath }: { fullPath: string }) {
  const { routes } = useFrame();
  const hasInfo = [...routes.values()].some(({ page }) => page === MY_INFO);
  const places = [
    { to: namedRoutes.dashboard, text: '首页', Glyph: HomeOutlined },
    { to: appsAddress(routes), text: '应用', Glyph: AppstoreOutlined },
    { to: tab('my-messages'), text: '消息', Glyph: MessageOutlined },
    {
      to: hasInfo ? addressOfPage(MY_INFO, undefined, routes) : tab('my-logins'),
      text: '我的',
      Glyph: UserOutlined,
    },
  ];
  return (
    <nav className={styles['bar']} aria-label="常用位置">
      {places.map(({ to, text, Glyph }) => (
        <Link key={text} to={to} aria-current={fullPath === to ? 'page' : undefined}>
          <Glyph aria-hidden />
          {text}
        </Link>
      ))}
    </nav>
  );
}
