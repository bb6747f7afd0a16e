import { expect, it } from 'vitest';
import course from '../../schemas/entities/labour/LabourCourse.json' with { type: 'json' };

/** How many people may stand so at a course, by the item of their place. */
const MOST = { 1: course.fields.Capacity.max, 2: course.fields.WaitLimit.max };

it.each(['labour.course.cancel', 'labour.course.edit'] as const)(
  '%s reaches everybody whom a full course has, and everybody who waits for it',
  (enCode) => {
    const { changes } = course.actions[enCode];
    for (const [state, people] of Object.entries(MOST)) {
      const reaching = changes.filter(({ where }) => where.includes(`'${state}'`));
      expect(reaching.map(({ most }) => most >= people)).toEqual([true]);
      expect(reaching.every(({ where }) => where.endsWith(`x.PlaceState == '${state}'`))).toBe(true);
    }
  },
);
