import type { NoticeItem, NoticesPage } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { rowsOfAnswer } from '../../blocks/source.ts';
import { numberOf, textIn } from '../../blocks/values.ts';

/** What stands behind the bell. */
export interface Notices {
  readonly badge: number;
  /** The server answered it. */
  readonly isLive?: boolean;
  readonly tabs: readonly {
    readonly title: string;
    readonly empty?: string | undefined;
    readonly items: readonly (NoticeItem & { readonly isRead?: boolean; readonly id?: string })[];
    readonly unread?: number;
    /** Unread ones that are not among the items. */
    readonly left?: number;
  }[];
}

/** The content that the schema itself holds. */
export const writtenNotices = ({ badge, tabs }: NoticesPage): Notices => ({ badge, tabs });

/** What a source answered: a tab for each group, and the number of what is unread. */
export function liveNotices(answer: unknown, { tabs: written }: Pick<NoticesPage, 'tabs'>): Notices {
  const groups = rowsOfAnswer(answer);
  return {
    isLive: true,
    badge: groups.reduce((sum, group) => sum + (numberOf(group['UnreadCount']) ?? 0), 0),
    tabs: groups.map((group) => {
      const title = textIn(group, 'GroupName');
      const empty = written.find((tab) => tab.title === title)?.empty;
      const items = rowsOfAnswer(group['Items'] ?? []).map(itemOf);
      const unread = numberOf(group['UnreadCount']) ?? 0;
      const left = unread - items.filter(({ isRead }) => !isRead).length;
      return {
        title,
        ...(empty === undefined ? {} : { empty }),
        items,
        ...(unread > 0 ? { unread } : {}),
        ...(left > 0 ? { left } : {}),
      };
    }),
  };
}

/** The tab that is shown before somebody chooses one: the first that holds what the number on the bell counts. */
export const firstTab = ({ tabs }: Notices): number =>
  Math.max(
    0,
    tabs.findIndex(({ unread = 0 }) => unread > 0),
  );

const itemOf = (item: Row): Notices['tabs'][number]['items'][number] => ({
  title: textIn(item, 'Title'),
  ...(item['Content'] ? { text: textIn(item, 'Content') } : {}),
  ...(item['CreateDate'] ? { time: textIn(item, 'CreateDate') } : {}),
  ...(item['Url'] ? { url: textIn(item, 'Url') } : {}),
  ...(item['Id'] ? { id: textIn(item, 'Id') } : {}),
  isRead: item['IsRead'] === 1 || item['IsRead'] === true,
});

/** Whether a server has no messages by groups at all: it does not know the call, or answers no list. */
export const hasNoGroups = (outcome: unknown): boolean =>
  outcome === null || (typeof outcome === 'object' && 'status' in outcome && outcome.status === 404);
