import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchemaAnswer } from '../../src/client/renderer/data.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { MenuItem } from '../../src/server/auth/menu-tree.ts';
import { isLayout } from '../../src/contract/layouts.ts';
import { startBareSchool, type BareKind, type BareSchool } from '../_util/bare-school.ts';
import { drawnPages, questionsOf } from '../_util/page-questions.ts';
import type { TestClient } from '../_util/server.ts';

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...leaves(item.children)]);

/** The pages of a menu, each once. */
async function pagesOf(client: TestClient): Promise<string[]> {
  const menu = await client.call('UserRole/LoadMenuByUser');
  const comments = leaves(menu.value as MenuItem[])
    .filter(({ attributes }) => !isLayout(attributes.comment) && attributes.url.startsWith('/'))
    .map(({ attributes }) => attributes.comment);
  return [...new Set(comments)];
}

/** What goes wrong when somebody in a role opens every page that the role has. */
async function faultsOf(client: TestClient): Promise<string[]> {
  const base = await client.call('UserInfo/GetLoginBaseInfo');
  if (base.code !== 0) return [`${base.status} ${base.message}`];
  const me = base.value.Subject as Subject;
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const path of await pagesOf(client)) {
    const answer = await client.call('Data/Schema', { Path: path });
    if (answer.code !== 0) {
      faults.push(`${path}: ${answer.status} ${answer.message}`);
      continue;
    }
    const schema = answer.value as SchemaAnswer;
    const questions = drawnPages(schema, path, me).flatMap((one) =>
      questionsOf(schema, one, me).map((question) => ({ one, question })),
    );
    for (const { one, question } of questions) {
      const key = JSON.stringify(question);
      if (seen.has(key)) continue;
      seen.add(key);
      const { status, code, message } = await client.call(question.call, question.input as never);
      if (code !== 0)
        faults.push(
          `${path}${one === path ? '' : ` > ${one}`}: ${question.call} ${JSON.stringify(question.input)} → ${status} ${message}`,
        );
    }
  }
  return faults;
}

describe.each<BareKind>(['empty', 'people'])('M12 every page in the school %s', (kind) => {
  let school: BareSchool;
  beforeAll(async () => {
    school = await startBareSchool(kind);
  });
  afterAll(() => school?.close());

  it('is told to every role that has it, without a failure and without a refusal', async () => {
    const faults: string[] = [];
    const roles = [...school.roles];
    // A few at a time, as people come: all at once would wait for the database's connections.
    const openAll = async () => {
      for (let role = roles.pop(); role !== undefined; role = roles.pop())
        for (const fault of await faultsOf(await school.in(role))) faults.push(`${role}: ${fault}`);
    };
    await Promise.all([openAll(), openAll(), openAll(), openAll()]);
    expect(faults).toEqual([]);
  });
});
