import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { HomePage, PageBlock } from '../../../../contract/generated/meta.ts';
import { EmptyProvider } from '../../blocks/absent.ts';
import { Parts } from '../../blocks/Parts.tsx';
import { useDevice, useMe, useNavigation } from '../../contexts.ts';
import type { LoadedPage } from '../../pages.ts';
import { faultAt } from '../../schema/fault.ts';
import { Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { AllApps, RecentApps, UsedApps } from './Apps.tsx';
import { Card } from './Card.tsx';
import { DueCard } from './DueCard.tsx';
import { isShownOn, useMine, type HeldCard, type Mine, type Place } from './home.ts';
import styles from './home.module.css';

const Arranging = lazy(async () => ({ default: (await import('./Arranging.tsx')).Arranging }));

/** The reader's working place. */
export function HomeBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'home') throw faultAt(page.place, `页面类型应为 home，实际为 ${file.kind}`);
  const { answer, failure, again } = useMine(undefined);
  const [isArranging, setArranging] = useState(false);
  if (failure !== undefined) return <Failed text={failure} retry={() => void again()} />;
  if (!answer) return <Skeleton lines={12} />;
  if (file.apps)
    return (
      <div className={styles['home']}>
        <AllApps apps={answer.Apps} />
      </div>
    );
  if (file.blocks) return <Portal page={page} file={file} blocks={file.blocks} mine={answer} />;
  if (isArranging)
    return (
      <Suspense fallback={<Skeleton lines={12} />}>
        <Arranging mine={answer} end={() => setArranging(false)} saved={again} />
      </Suspense>
    );
  return <Shown {...{ page, file, mine: answer }} arrange={() => setArranging(true)} />;
}

interface ShownProps {
  readonly page: LoadedPage;
  readonly file: HomePage;
  readonly mine: Mine;
  arrange(): void;
}

/** As many of what is due as stand on a phone. */
const MOST_ON_PHONE = 3;
const MOST_DUE = 20;

function Shown({ page, file, mine, arrange }: ShownProps) {
  const device = useDevice();
  const isPhone = device === 'mobile';
  const me = useMe();
  const { openPage } = useNavigation();
  const { allApps } = file;
  const cards = mine.Cards.filter((held) => isShownOn(device, held));
  const at = (place: Place) => cards.filter(({ At }) => At === place);
  const canPrint = file.print?.some((role) => me.Roles.includes(role)) ?? false;
  return (
    <div className={styles['home']}>
      <div className={styles['greeting']}>
        <strong>{me.TrueName}</strong>
        <span>{dayText(mine)}</span>
        <span className={styles['tools']}>
          {canPrint && !isPhone && <Button onClick={() => window.print()}>打印日报</Button>}
          <Button type="text" onClick={arrange}>
            {isPhone ? '排列' : '排列首页'}
          </Button>
        </span>
      </div>
      {!isPhone && <RecentApps apps={mine.Apps} />}
      <div
        className={styles['frame']}
        data-alone={at('today').length === 0 || undefined}
        data-own={at('own').length > 0 || undefined}
      >
        {file.due && (
          <div className={styles['due']}>
            <DueCard head={file.due} most={isPhone ? MOST_ON_PHONE : MOST_DUE} />
          </div>
        )}
        {isPhone && allApps !== undefined && (
          <div className={styles['used']}>
            <UsedApps apps={mine.Apps} all={() => openPage(allApps, undefined, 'page')} />
          </div>
        )}
        <Cards cards={at('today')} page={page} look="today" />
        <div className={styles['rest']}>
          <Cards cards={at('own')} page={page} look="grid" />
          <Cards cards={at('below')} page={page} look="grid" />
        </div>
      </div>
    </div>
  );
}

interface PortalProps extends Omit<ShownProps, 'arrange'> {
  readonly blocks: readonly PageBlock[];
}

const MOST_BESIDE = 5;

/** The same blocks for everybody, with what is due beside them. */
function Portal({ page, file, blocks, mine }: PortalProps) {
  const [times, setTimes] = useState(0);
  const on = { page, times, reload: () => setTimes(times + 1) };
  const beside = mine.Cards.filter(({ Key }) => file.beside?.includes(Key));
  return (
    <div className={styles['home']}>
      <div className={styles['portal']}>
        <div className={styles['rail']}>
          {blocks.map((block, at) => (
            <Hidable key={at}>
              <Parts blocks={[block]} place={page.place} on={on} />
            </Hidable>
          ))}
        </div>
        <div className={styles['rail']}>
          {file.due && <DueCard head={file.due} most={MOST_BESIDE} />}
          {beside.map((held) => (
            <Card key={held.Key} held={held} home={page} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A part that is not there while it has nothing. */
function Hidable({ children }: { readonly children: ReactNode }) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <div hidden={isEmpty}>
      <EmptyProvider value={setEmpty}>{children}</EmptyProvider>
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly HeldCard[];
  readonly page: LoadedPage;
  readonly look: 'today' | 'grid';
}

function Cards({ cards, page, look }: CardsProps) {
  if (cards.length === 0) return null;
  return (
    <div className={styles[look]}>
      {cards.map((held) => (
        <Card key={held.Key} held={held} home={page} />
      ))}
    </div>
  );
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

function dayText({ Today, Week }: Mine): string {
  const [, month, day] = Today.split('-').map(Number);
  const weekday = WEEKDAYS[new Date(`${Today}T00:00:00Z`).getUTCDay()];
  return [`${month}月${day}日 星期${weekday}`, ...(Week === null ? [] : [`第${Week}教学周`])].join(' · ');
}
