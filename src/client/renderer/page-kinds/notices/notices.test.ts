import { describe, expect, it } from 'vitest';
import type { NoticesPage } from '../../../../contract/generated/meta.ts';
import shipped from '../../../../../schemas/pages/home/notifications.json';
import { hasNoGroups, liveNotices, writtenNotices } from './notices.ts';

const WRITTEN: NoticesPage['tabs'] = [{ title: '消息', empty: '没有消息', items: [] }];

describe('S16: notices', () => {
  it('are the written ones where the server has no groups: badge 12, three tabs with content', () => {
    expect([null, { status: 404 }, { status: 500 }, []].map(hasNoGroups)).toEqual([true, true, false, false]);
    const { badge, tabs } = writtenNotices(shipped as NoticesPage);
    expect(badge).toBe(12);
    expect(tabs.map(({ title }) => title)).toEqual(['通知', '消息', '待办']);
    expect(tabs.every(({ items }) => items.length > 0)).toBe(true);
  });

  it('of a source are its groups, and the badge counts what is unread', () => {
    const answer = [
      {
        MsgGroup: '1',
        GroupName: '通知',
        UnreadCount: 2,
        Items: [{ Title: '放假', CreateDate: '2026-09-24', IsRead: 0, Url: '/a' }],
      },
      {
        MsgGroup: '3',
        GroupName: '待办',
        UnreadCount: 3,
        Items: [{ Title: '审批', Content: '6条', IsRead: 1 }],
      },
      { MsgGroup: '2', GroupName: '消息' },
    ];
    expect(liveNotices(answer, { tabs: WRITTEN })).toEqual({
      isLive: true,
      badge: 5,
      tabs: [
        {
          title: '通知',
          items: [{ title: '放假', time: '2026-09-24', url: '/a', isRead: false }],
          unread: 2,
          left: 1,
        },
        { title: '待办', items: [{ title: '审批', text: '6条', isRead: true }], unread: 3, left: 3 },
        { title: '消息', empty: '没有消息', items: [] },
      ],
    });
    expect(liveNotices([], { tabs: WRITTEN })).toEqual({ isLive: true, badge: 0, tabs: [] });
  });
});
