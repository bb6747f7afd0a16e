import { expect, it } from 'vitest';
import { TodoList } from './todo-list.ts';

/** Answers in the order in which the test lets them come. */
function server() {
  const waiting: ((ids: readonly string[]) => void)[] = [];
  const ask = () =>
    new Promise<unknown>((resolve) => {
      waiting.push((ids) =>
        resolve({ Total: ids.length, Flows: [], Rows: ids.map((RowId) => ({ RowId, Entity: 'a/A' })) }),
      );
    });
  return { ask, waiting };
}

const idsOf = (list: TodoList) => list.state().rows.map(({ Id }) => Id);

it('is loaded for whoever asked once the latest question is answered', async () => {
  const { ask, waiting } = server();
  const list = new TodoList({ ask }, 'todo', 10);
  let isLoaded = false;
  const first = list.load().then(() => (isLoaded = true));
  const second = list.load();
  waiting[0]!(['one', 'two']);
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([isLoaded, idsOf(list)]).toEqual([false, []]);
  waiting[1]!(['two']);
  await Promise.all([first, second]);
  expect([isLoaded, idsOf(list), list.state().status]).toEqual([true, ['two'], 'ready']);
});

it('goes to the page before when the last one has run empty, and forgets what was ticked there', async () => {
  const { ask, waiting } = server();
  const list = new TodoList({ ask }, 'todo', 10);
  const turned = list.turn(2);
  list.tick(['one']);
  waiting[0]!([]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  waiting[1]!(['one']);
  await turned;
  expect([list.state().pageIndex, idsOf(list), list.state().ticked.size]).toEqual([1, ['one'], 0]);
});
