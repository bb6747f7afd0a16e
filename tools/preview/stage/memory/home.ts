import { calls, type CallOutput } from '../../../../src/contract/generated/calls.ts';
import type { CardsPage, HomeCard } from '../../../../src/contract/generated/meta.ts';
import { folderOf } from '../../../../src/contract/modules.ts';
import type { Row } from '../../../../src/client/renderer/data.ts';
import { pages } from '../schemas.ts';

/** Whose home is drawn: the one with most of the kinds of cards. */
const ROLE = 'counsellor';

const isFor = ({ roles }: { readonly roles?: readonly string[] }) =>
  roles === undefined || roles.includes(ROLE);

const cardPages = (): [string, CardsPage][] =>
  [...pages].flatMap(([path, page]): [string, CardsPage][] => (page.kind === 'cards' ? [[path, page]] : []));

const cards = (): [key: string, card: HomeCard][] =>
  cardPages().flatMap(([path, page]) =>
    (page.cards ?? [])
      .filter(isFor)
      .map((card): [string, HomeCard] => [`${folderOf(path)}.${card.key}`, card]),
  );

const line = (page: string, at: number, name: string) => ({
  Title: name,
  Entity: 'gallery/Sample',
  RowId: `${name}${at}`,
  Page: page,
  Tab: null,
  EnCode: null,
  Name: `阿依古丽·买买提${at}`,
  Facts: ['种子科学与工程2601班', '2026-11-24 08:14'],
});

const mine = (): CallOutput['Home/Mine'] => ({
  Today: '2026-11-27',
  Week: 13,
  Arranged: 'none',
  Roles: [],
  Cards: cards().map(([Key, card]) => ({
    Key,
    Title: card.title,
    At: card.at ?? 'below',
    Width: card.width ?? 1,
    Hidden: 0,
    Link: card.lines?.rows.page ?? null,
    Card: { ...card },
  })),
  Apps: ['CalendarOutlined', 'HomeOutlined', ''].map((Icon, at) => ({
    Text: `应用${at}`,
    Url: `/app${at}`,
    Icon,
    Page: `app${at}`,
    Group: '常用',
  })),
});

const due = (): CallOutput['Home/Due'] => ({
  Total: 3000,
  Late: 12,
  Rows: (['late', 'today', 'week', 'later'] as const).map((Group, at) => ({
    ...line('gallery/sample-list', at, '催销假'),
    Since: '2026-11-20 08:00:00',
    Due: Group === 'later' ? null : '2026-11-27 18:00:00',
    Group,
  })),
});

const cardOf = (key: string) => cards().find(([one]) => one === key)?.[1];

const told = (Key: string): CallOutput['Home/Cards'][number] => {
  const { figures = [], lines } = cardOf(Key) ?? {};
  const rows = lines ? [1, 2].map((at) => line(lines.rows.page, at, '')) : [];
  return {
    Key,
    Failure: null,
    Items: figures.map((figure, At) => ({
      At,
      Count: At % 3 === 2 ? 0 : 1234 * At + 3,
      Usual: figure.usual ? 2 : null,
      Filter: {},
    })),
    Total: rows.length,
    Rows: rows.map((row) => ({ ...row, Tag: '进行中', Color: 'blue' as const })),
  };
};

/** Invented answers for homes: each kind of card, each group of what is due. */
export const homeAnswers: Readonly<Record<string, (input: Row) => unknown>> = {
  [calls.Home.Mine.name]: mine,
  [calls.Home.Due.name]: due,
  [calls.Home.Beside.name]: () => [{ Page: 'app0', Count: 120 }],
  [calls.Home.Cards.name]: ({ Keys }) => (Keys as readonly string[]).map(told),
};
