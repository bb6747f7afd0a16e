import { Button, Input, Select } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { calls } from '../../../../contract/generated/calls.ts';
import { moved } from '../../blocks/links/arrange.ts';
import { useDragging } from '../../blocks/links/useDragging.ts';
import { useNavigation, useNotify } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { isSought } from '../../fields/widgets/sought.ts';
import { Icon } from '../../icons.tsx';
import { Failed, Skeleton } from '../../States.tsx';
import { useMine, type HeldCard, type Mine, type Place } from './home.ts';
import styles from './arranging.module.css';

interface ArrangingProps {
  readonly mine: Mine;
  end(): void;
  saved(): Promise<void>;
}

const PLACES: readonly (readonly [Place, string])[] = [
  ['today', '待办旁'],
  ['own', '待办下方'],
  ['below', '其余'],
];
const WIDTHS = [1, 2, 3, 4].map((value) => ({ value, label: `${value}列宽` }));
const RESET = '恢复默认后，当前的排列会丢失，确定恢复吗？';

/** The home while it is being arranged: one's own, or for who may compose it, that of a role. */
export function Arranging({ mine, end, saved }: ArrangingProps) {
  const [roleId, setRoleId] = useState<string>();
  return (
    <div className={styles['page']}>
      {mine.Roles.length > 0 && (
        <Select
          aria-label="排列谁的首页"
          className={styles['role'] ?? ''}
          showSearch
          filterOption={isSought}
          value={roleId ?? ''}
          options={[
            { value: '', label: '我的首页' },
            ...mine.Roles.map(({ Id, Name }) => ({ value: Id, label: `角色：${Name}` })),
          ]}
          onChange={(value) => setRoleId(value === '' ? undefined : value)}
        />
      )}
      {roleId === undefined ? (
        <Editing key="own" mine={mine} roleId={undefined} end={end} saved={saved} />
      ) : (
        <OfRole key={roleId} roleId={roleId} end={end} saved={saved} />
      )}
    </div>
  );
}

function OfRole({ roleId, end, saved }: Omit<ArrangingProps, 'mine'> & { readonly roleId: string }) {
  const { answer, failure, again } = useMine(roleId);
  if (failure !== undefined) return <Failed text={failure} retry={() => void again()} />;
  if (!answer) return <Skeleton lines={8} />;
  return <Editing mine={answer} roleId={roleId} end={end} saved={saved} />;
}

function Editing({ mine, roleId, end, saved }: ArrangingProps & { readonly roleId: string | undefined }) {
  const data = useData();
  const notify = useNotify();
  const navigation = useNavigation();
  const [cards, setCards] = useState<readonly HeldCard[]>(mine.Cards);
  const [isBusy, setBusy] = useState(false);
  const isChanged = cards !== mine.Cards;
  useEffect(() => navigation.guard(() => isChanged), [navigation, isChanged]);

  const keep = async (wanted: readonly HeldCard[], done: string) => {
    setBusy(true);
    try {
      const Cards = wanted.map(({ Key, At, Width, Hidden, Title }) => ({ Key, At, Width, Hidden, Title }));
      if (roleId === undefined) await data.write(calls.Home.Arrange.name, { Cards });
      else await data.write(calls.Home.Compose.name, { RoleId: roleId, Cards });
      notify.success(done);
      await saved();
      end();
    } catch {
      // The refusal was told already; what was arranged is still there.
      setBusy(false);
    }
  };
  const reset = async () => {
    if (await notify.confirm({ text: RESET })) await keep([], '已恢复默认');
  };
  const leave = async () => {
    if (!isChanged || (await notify.confirm({ text: '排列尚未保存，确定放弃吗？' }))) end();
  };
  return (
    <>
      <p className={styles['hint']}>拖动卡片调整位置，或选中后按 Alt 和方向键移动；隐藏的卡片随时可以显示</p>
      {PLACES.map(([place, name]) => (
        <Area key={place} {...{ place, name, cards }} isComposed={roleId !== undefined} change={setCards} />
      ))}
      <div className={styles['buttons']}>
        <Button disabled={isBusy || mine.Arranged === 'none'} onClick={() => void reset()}>
          恢复默认
        </Button>
        <Button disabled={isBusy} onClick={() => void leave()}>
          取消
        </Button>
        <Button
          type="primary"
          loading={isBusy}
          disabled={!isChanged}
          onClick={() => void keep(cards, '保存成功')}
        >
          保存
        </Button>
      </div>
    </>
  );
}

interface AreaProps {
  readonly place: Place;
  readonly name: string;
  readonly cards: readonly HeldCard[];
  /** A role's cards are named for it, too. */
  readonly isComposed: boolean;
  change(cards: readonly HeldCard[]): void;
}

/** The cards of one part of the home. */
function Area({ place, name, cards, isComposed, change }: AreaProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  const [told, setTold] = useState('');
  const own = cards.filter(({ At }) => At === place);
  const put = (key: string, part: Partial<HeldCard>) =>
    change(cards.map((card) => (card.Key === key ? { ...card, ...part } : card)));
  const move = (key: string, to: number) => {
    const from = own.findIndex(({ Key }) => Key === key);
    const next = moved(own, from, to) as readonly HeldCard[];
    if (from < 0 || next === own) return;
    setTold(`${own[from]!.Title}移到第${next.indexOf(own[from]!) + 1}位，共${own.length}位`);
    change([...cards.filter(({ At }) => At !== place), ...next]);
  };
  const [dragged, drag] = useDragging((key, over) =>
    move(
      key,
      own.findIndex(({ Key }) => Key === over),
    ),
  );
  // A card that changes its place in the document loses the focus.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-tile="${focused.current}"] [data-grip]`)?.focus();
    focused.current = undefined;
  });
  const onKey = (event: KeyboardEvent, key: string, at: number) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    focused.current = key;
    move(key, at + step);
  };
  if (own.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul ref={list} className={styles['cards']}>
        {own.map((card, at) => (
          <CardLine
            key={card.Key}
            card={card}
            isDragged={card.Key === dragged}
            isComposed={isComposed}
            onKey={(event) => onKey(event, card.Key, at)}
            drag={() => drag(card.Key)}
            put={(part) => put(card.Key, part)}
          />
        ))}
      </ul>
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </section>
  );
}

interface CardLineProps {
  readonly card: HeldCard;
  readonly isDragged: boolean;
  readonly isComposed: boolean;
  onKey(event: KeyboardEvent): void;
  drag(): void;
  put(part: Partial<HeldCard>): void;
}

/** One card with what may be changed of it. */
function CardLine({ card, isDragged, isComposed, onKey, drag, put }: CardLineProps) {
  const { Key, Title, At, Width, Hidden } = card;
  return (
    <li data-tile={Key} data-dragged={isDragged || undefined} data-hidden={Hidden === 1 || undefined}>
      <button
        type="button"
        data-grip
        className={styles['grip']}
        aria-label={`移动${Title}`}
        onKeyDown={onKey}
        onPointerDown={(event) => event.button === 0 && drag()}
      >
        <Icon name="HolderOutlined" />
      </button>
      {isComposed ? (
        <Input
          aria-label={`${Title}的标题`}
          maxLength={20}
          value={Title}
          onChange={(event) => event.target.value !== '' && put({ Title: event.target.value })}
        />
      ) : (
        <strong>{Title}</strong>
      )}
      {At !== 'today' && (
        <Select
          aria-label={`${Title}的宽度`}
          value={Width}
          options={WIDTHS}
          onChange={(value) => put({ Width: value })}
        />
      )}
      <Button type="text" aria-pressed={Hidden === 1} onClick={() => put({ Hidden: Hidden === 1 ? 0 : 1 })}>
        {Hidden === 1 ? '显示' : '隐藏'}
      </Button>
    </li>
  );
}
